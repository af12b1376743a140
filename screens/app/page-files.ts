import type { Drawn } from '../kit/ui/load-module.ts'
import type { ScreenProps } from './page-screens.ts'

export { forms } from 'virtual:forms'

/** Files of all pages, by paths from their folder. The page on which visitors arrive does not wait for so many names. */
export const screens = import.meta.glob<{ default: Drawn<ScreenProps> }>(
  ['./**/*.tsx', '!./**/parts/**', '!./**/*.test.tsx'],
  { base: '../pages' },
)
