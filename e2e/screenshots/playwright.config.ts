import { defineConfig } from '@playwright/test'
import suite from '../playwright.config.ts'

/** Settings of `npm run screenshots`: pictures to look at, not tests. */
export default defineConfig({
  ...suite,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/screenshots-failed',
  globalTeardown: './write-sheet.ts',
  timeout: 1_800_000,
})
