import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }
import { findPostgresTests } from './tests/support/database/postgres-tests.ts'
import { chunkGroups } from './tools/build/vite/chunk-groups.ts'
import { designPage } from './tools/build/vite/design-page.ts'
import { developerToolbar } from './tools/build/vite/developer-toolbar.ts'
import { formModules } from './tools/build/vite/form-modules.ts'
import { lintOverlay } from './tools/build/vite/lint-overlay.ts'
import { pageChunkName } from './tools/build/vite/page-chunk-name.ts'

/**
 * Tests of forms in a dialog: what they suspend on is read again only where no test before them has read it in another document.
 * And tests that put another module in the place of one: that one may have been loaded by a test before them.
 */
const alone = [
  'screens/features/chat/chat.test.tsx',
  'screens/features/feedback/ceo-feedback.test.tsx',
  'screens/app/routes/*.test.tsx',
  'screens/features/application/open-condition.test.tsx',
]

export default defineConfig({
  // Everything built lives under the product's own path prefix; /dashboard, /auth and the legal pages share the same document.
  base: '/account/heloc/',
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  plugins: [react(), formModules(), lintOverlay(), developerToolbar(), designPage()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    // What a page shares with others is loaded by then; a list of it in the entry would cost more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    assetsInlineLimit: 0,
    // The PDF viewer, fetched with the first document; what pages may weigh is measured by tools/build/budget/main.ts.
    chunkSizeWarningLimit: 700,
    cssCodeSplit: false,
    rolldownOptions: {
      // The engine does nothing by being imported: what a page does not use of it stays away.
      treeshake: { moduleSideEffects: [{ test: /[\\/]engine[\\/]/, sideEffects: false }] },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: pageChunkName,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  environments: {
    // The staff's pages are built apart: as a second entry they would split what applicants load, and make it larger.
    agent: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        manifest: false,
        rolldownOptions: { input: 'agent.html', output: { codeSplitting: { groups: [] } } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments))
        if (environment.name !== 'ssr') await builder.build(environment)
    },
  },
  test: {
    // Files share what they import and one document: each cleans up behind itself, and the suite takes a third of the time.
    isolate: false,
    // Tests of servers and vendors wait half of their time: one file more at once fills it.
    maxWorkers: '150%',
    // A busy machine takes longer over a command than the five seconds of the default.
    testTimeout: 30_000,
    coverage: { provider: 'v8', include: ['engine/**', 'screens/**', 'server/**', 'source/**', 'tools/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['screens/**/*.test.tsx'],
          exclude: alone,
          setupFiles: ['tests/support/same-runs.ts', 'tests/support/browser/test-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens-alone',
          environment: 'jsdom',
          include: alone,
          // Each in a document and with modules of its own.
          isolate: true,
          setupFiles: ['tests/support/same-runs.ts', 'tests/support/browser/test-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Screens without markup need no document; a test that does says so in its first line.
          include: ['{engine,screens,server,source,tools,tests,bench}/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts'],
          setupFiles: ['tests/support/same-runs.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: process.env.VITEST === undefined ? [] : findPostgresTests(),
          setupFiles: ['tests/support/same-runs.ts'],
          globalSetup: ['tests/support/database/postgres-project.ts'],
        },
      },
    ],
  },
})
