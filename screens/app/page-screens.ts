import type { PageId } from '#generated/ids'
import { whileLoading } from '../kit/api/loading.ts'
import { startForm } from '../kit/forms/load-form.ts'
import { type Drawn, lazyPart, type Part } from '../kit/ui/load-module.ts'

/** Component that draws a page. Nearly all draw one page and do not read which. */
export type Screen = Part<ScreenProps>

interface ScreenProps {
  readonly page: PageId
}

// By paths from the folder of pages: the first load lists all of them.
const files = import.meta.glob<{ default: Drawn<ScreenProps> }>(
  ['./**/*.tsx', '!./**/parts/**', '!./**/*.test.tsx'],
  {
    base: '../pages',
  },
)

/**
 * Screens by page id. Each is a chunk of its own, found by its path: screens/pages/<id>.tsx. Code that only one page needs
 * is in screens/pages/<id>/parts/ and is part of the page's chunk.
 */
export const pageScreens: ReadonlyMap<string, Screen> = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice('./'.length, -'.tsx'.length),
    lazyPart(() => whileLoading(load())),
  ]),
)

/** Screens that were loaded before React rendered them. They appear at once, without a placeholder. */
const started = new Map<string, Screen>()

/** Returns the screen of a page, undefined if it has none. Starts to load the form of the same name in parallel. */
export function openScreen(page: string): Screen | undefined {
  // If loading fails, the component that uses the form shows the error.
  startForm(page).catch(() => undefined)
  return started.get(page) ?? pageScreens.get(page)
}

/** Loads a page's screen and form. If loading fails, the component that uses them shows the error. */
export const startPage = (page: string, form: string): Promise<unknown> =>
  Promise.allSettled([startScreen(page), startForm(form)])

async function startScreen(page: string): Promise<void> {
  const module = await files[`./${page}.tsx`]?.()
  if (module) started.set(page, module.default)
}
