import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import manifest from './package.json' with { type: 'json' }
import { developerToolbar } from './product/developer/developer-toolbar.ts'
import { findPostgresTests } from './tests/support/database/postgres-tests.ts'
import { chunkGroups } from './tools/build/vite/chunk-groups.ts'
import { formModules } from './tools/build/vite/form-modules.ts'
import { lintOverlay } from './tools/build/vite/lint-overlay.ts'
import { pageChunkName } from './tools/build/vite/page-chunk-name.ts'
import { smallPreload } from './tools/build/vite/small-preload.ts'
import { withoutLater } from './tools/build/vite/without-later.ts'

/**
 * Tests that need a document and modules of their own. Some test forms in a dialog: the module on which these suspend
 * can be used only if no earlier test has loaded it in another document. Others replace a module, which an earlier test
 * may already have loaded, or leave requests without an answer, which a later test would see as loading. One translates its
 * document from then on, as a browser does.
 */
const alone = [
  'screens/features/chat/chat.test.tsx',
  'screens/features/feedback/ceo-feedback.test.tsx',
  'screens/features/signer/refuse.test.tsx',
  'screens/app/side-services.test.tsx',
  'screens/app/routes/*.test.tsx',
  'screens/features/application/open-condition.test.tsx',
  'screens/features/reading/document-viewer.test.tsx',
  'screens/kit/jsx/text-alone.test.tsx',
  'screens/pages/dashboard/settings-cut.test.tsx',
]

/**
 * Test files that run on a real Postgres. Where one is installed, they run there instead of in memory; `npm run
 * unit:databases` runs them on both.
 */
const onPostgres = process.env.VITEST === undefined ? [] : findPostgresTests()

export default defineConfig(({ command, mode }) => ({
  // All built files have the product's own path prefix; /dashboard, /auth and the legal pages use the same document.
  base: '/account/heloc/',
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  plugins: [
    smallPreload(),
    withoutLater(),
    react({ jsxImportSource: '#jsx' }),
    formModules(),
    lintOverlay(),
    developerToolbar(),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    // Shared files are loaded by then; a list of them in the entry would cost more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    assetsInlineLimit: 0,
    // The PDF viewer, loaded with the first document, exceeds Vite's default. tools/build/budget/main.ts checks the
    // sizes of pages.
    chunkSizeWarningLimit: 700,
    cssCodeSplit: false,
    rolldownOptions: {
      // Importing the engine has no side effects, so unused parts of it can be left out.
      treeshake: { moduleSideEffects: [{ test: /[\\/](engine|product)[\\/]/, sideEffects: false }] },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: pageChunkName,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  environments: {
    // The staff's pages are built separately: as a second entry they would split and enlarge the files that applicants
    // load.
    agent: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        manifest: false,
        rolldownOptions: { input: 'agent.html', output: { codeSplitting: { groups: [] } } },
      },
    },
    // The first question of registration as the server draws it, with React's own production build.
    server: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // Tests read this too, and take packages as they are.
      resolve: { noExternal: command === 'build' || [] },
      build: {
        outDir: 'dist/server',
        manifest: false,
        rolldownOptions: {
          input: 'screens/app/first-question.tsx',
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
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
    // Test files share imports and one document, and each cleans up after itself; the suite then takes a third of the
    // time.
    isolate: false,
    // Tests of servers and vendors wait half of their time, so additional workers use it.
    maxWorkers: '150%',
    // A command takes longer than the default of five seconds on a busy machine.
    testTimeout: 30_000,
    tags: [
      {
        name: 'slow',
        description:
          'Whole roads, servers that are started and killed, and every case of a kind: run by `npm run test:all`.',
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['engine/**', 'product/**', 'screens/**', 'server/**', 'source/**', 'studio/**', 'tools/**'],
    },
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
          // Each test file has its own document and modules.
          isolate: true,
          setupFiles: ['tests/support/same-runs.ts', 'tests/support/browser/test-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Tests of screens without markup need no document; a test that needs one says so in its first line.
          include: ['{engine,product,screens,server,source,studio,tools,tests,bench}/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts', ...(mode === 'databases' ? [] : onPostgres)],
          setupFiles: ['tests/support/same-runs.ts', 'tests/support/share-plugin.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: onPostgres,
          setupFiles: ['tests/support/same-runs.ts'],
          globalSetup: ['tests/support/database/postgres-project.ts'],
        },
      },
    ],
  },
}))
