import type { ComponentType } from 'react'
import { whileLoading } from '../api/loading.ts'
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
