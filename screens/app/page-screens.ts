import type { ComponentType } from 'react'
import { whileLoading } from '../api/loading.ts'
import { startForm } from '../forms/load-form.ts'
import { lazyPart } from '../ui/load-module.ts'

const files = import.meta.glob<{ default: ComponentType }>([
  '../pages/**/*.tsx',
  '!../pages/**/parts/**',
  '!../pages/**/*.test.tsx',
])

/**
 * The screens by page id, each a chunk of its own, found by its path: screens/pages/<id>.tsx. What one page alone
 * needs stands in screens/pages/<id>/parts/ and travels in the page's chunk.
 */
export const pageScreens: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).map(([path, load]) => [
    path.slice('../pages/'.length, -'.tsx'.length),
    lazyPart(() => whileLoading(load())),
  ]),
)

/** Screens that were fetched before React asked for them: they show at once, without a stand-in. */
const started = new Map<string, ComponentType>()

/** A page's screen; the form that is named like it is fetched beside it and not after it. */
export function openScreen(page: string): ComponentType | undefined {
  // A failure shows where the form is used.
  startForm(page).catch(() => undefined)
  return started.get(page) ?? pageScreens.get(page)
}

/** Fetches a page's screen and form at once; a failure shows where they are used. */
export const startPage = (page: string, form: string): Promise<unknown> =>
  Promise.allSettled([startScreen(page), startForm(form)])

async function startScreen(page: string): Promise<void> {
  const module = await files[`../pages/${page}.tsx`]?.()
  if (module) started.set(page, module.default)
}
