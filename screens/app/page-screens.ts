import type { PageId } from '#generated/ids'
import { whileLoading } from '../kit/api/loading.ts'
import { startForm } from '../kit/forms/load-form.ts'
import { type Drawn, lazyPart, loadModule, type Part } from '../kit/ui/load-module.ts'

/** Component that draws a page. Nearly all draw one page and do not read which. */
export type Screen = Part<ScreenProps>

export interface ScreenProps {
  readonly page: PageId
}

type Load = () => Promise<{ readonly default: Drawn<ScreenProps> }>

/** Loads the names of all pages and forms, which the page of arrival does without. */
export const loadPageFiles = () => import('./page-files.ts')

const arrival: Readonly<Record<string, Load>> = { register: () => import('../pages/register.tsx') }

/** Screens by page id, once they were opened. One that was loaded before React draws it appears without a placeholder. */
const opened = new Map<string, Screen>()

/**
 * Returns the screen of a page: its own file, screens/pages/<id>.tsx, which is a chunk of its own, or the generic form page. Code
 * that only one page needs is in screens/pages/<id>/parts/ and is part of the page's chunk.
 */
export function openScreen(page: string): Screen {
  const screen = opened.get(page) ?? lazyPart(() => whileLoading(loadScreen(page)))
  opened.set(page, screen)
  return screen
}

async function loadScreen(page: string): ReturnType<Load> {
  const load = await findFile(page)
  return load ? load() : import('./routes/form-page.tsx')
}

/** Finds the file of a page, undefined if it has none. Starts to load the form of the same name in parallel. */
async function findFile(page: string): Promise<Load | undefined> {
  const known = arrival[page]
  if (known) return known
  const { screens } = await loadModule(loadPageFiles)
  // If loading fails, the component that uses the form shows the error.
  startForm(page).catch(() => undefined)
  return screens[`./${page}.tsx`]
}

/** Loads a page's screen and form. If loading fails, the component that uses them shows the error. */
export const startPage = (page: string, form: string): Promise<unknown> =>
  Promise.allSettled([startScreen(page), startForm(form)])

async function startScreen(page: string): Promise<void> {
  const module = await (await findFile(page))?.()
  if (module) opened.set(page, module.default)
}
