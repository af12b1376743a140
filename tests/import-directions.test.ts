import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const refused = [
  ['engine/machine/send-a.ts', 'node:fs'],
  ['engine/machine/send-b.ts', 'react'],
  ['engine/machine/send-c.ts', '#source'],
  ['engine/machine/send-d.ts', '../../server/app.ts'],
  ['engine/machine/send-f.ts', '#product'],
  ['engine/machine/send-g.ts', '#generated/context'],
  ['product/money/payout-a.ts', '#source'],
  ['product/money/payout-b.ts', '../../engine/source.ts'],
  ['product/admission-a.ts', './drive/roads.ts'],
  ['product/money/payout-e.ts', '../commands/commands.ts'],
  ['product/lint/copied-lender-a.ts', '../../server/app.ts'],
  ['product/drive/enter-a.ts', '../../source/json/json-file.ts'],
  ['screens/app/app-a.tsx', '../../engine/machine/send.ts'],
  ['screens/app/app-b.tsx', '../../server/app.ts'],
  ['screens/app/app-c.tsx', '#source'],
  ['screens/kit/follow/follower-a.ts', '#generated/domain'],
  ['screens/kit/wording/text-a.tsx', '#product'],
  ['screens/kit/forms/form-body-a.tsx', '../../features/proof/proving.tsx'],
  ['screens/kit/ui/button-a.tsx', '#engine'],
  ['screens/kit/ui/button-b.tsx', '../frame/toasts.tsx'],
  ['screens/kit/ui/fields/field-a.tsx', '../../../features/uploads/document-upload.tsx'],
  ['server/routes/login-a.ts', '../../screens/app/app.tsx'],
  ['server/routes/login-b.ts', '../../engine/index.ts'],
  ['server/routes/login-c.ts', '../../tools/lint/run.ts'],
  ['server/routes/login-e.ts', '../../source/json/json-file.ts'],
  ['server/routes/identity/login-f.ts', '../../database/schema.ts'],
  ['server/routes/identity/login-g.ts', 'drizzle-orm'],
  ['server/vendors/ports/scanner-a.ts', '../../conditions/condition.ts'],
  ['server/vendors/ports/scanner-b.ts', '#engine'],
  ['server/vendors/ports/scanner-e.ts', '#generated/api'],
  ['source/journey/build-a.ts', '../../tools/lint/run.ts'],
  ['source/journey/build-b.ts', '../../server/app.ts'],
  ['source/journey/build-c.ts', '#source'],
  ['source/journey/build-f.ts', '#product'],
  ['server/tenants/files/load-b.ts', '../../../tools/lint/run-lint.ts'],
  ['server/routes/login-i.ts', '../../product/money/payout.ts'],
  ['tools/lint/run-a.ts', '../../server/app.ts'],
  ['tools/lint/run-f.ts', '#product'],
  ['tools/lint/run-g.ts', '../../product/lint/copied-lender.ts'],
  ['tools/commands/run-command-a.ts', '../../product/journey-plugin.ts'],
  ['tools/lint/run-b.ts', '../../engine/index.ts'],
  ['tools/lint/run-d.ts', '../../source/json/json-file.ts'],
  ['tools/build/generate/ids-a.ts', '../../../server/app.ts'],
] as const

const admitted = [
  ['engine/machine/send-e.ts', '../predicates/compile.ts'],
  ['engine/machine/send-h.ts', '#generated/dsl'],
  ['product/money/payout-c.ts', '#engine'],
  ['product/money/payout-d.ts', '#generated/domain'],
  ['product/index-a.ts', './money/payout.ts'],
  ['product/commands/drive-a.ts', '../drive/enter.ts'],
  ['product/drive/enter-b.ts', '../../tools/scenario/roads.ts'],
  ['screens/app/app-d.tsx', '#engine'],
  ['screens/app/app-e.tsx', '#product'],
  ['screens/kit/forms/form-body-b.tsx', '#engine'],
  ['screens/kit/forms/form-body-c.tsx', '../ui/button.tsx'],
  ['screens/pages/liens-b.tsx', '../features/uploads/document-upload.tsx'],
  ['screens/pages/product/select-b.tsx', '../../forms/journey-form.tsx'],
  ['server/routes/login-d.ts', '#source'],
  ['server/tenants/files/load-a.ts', '../../../tools/lint/law-findings.ts'],
  ['server/routes/identity/login-h.ts', '../../auth/sign-in.ts'],
  ['server/vendors/ports/scanner-c.ts', '#generated/domain'],
  ['server/vendors/ports/protocol.ts', '#generated/api'],
  ['server/vendors/ports/scanner-d.ts', './vendor-call.ts'],
  ['source/journey/build-d.ts', '../json/json-file.ts'],
  ['source/journey/build-e.ts', '#engine'],
  ['tools/lint/run-c.ts', '#engine'],
  ['tools/lint/run-e.ts', '#source'],
  ['tools/build/generate/ids-b.ts', '../../../source/json/read-json-folder.ts'],
] as const

describe('import directions', () => {
  const root = mkdtempSync(join(tmpdir(), 'import-directions-'))
  const flagged = new Set<string>()

  beforeAll(() => {
    const configuration = JSON.parse(readFileSync('biome.json', 'utf8'))
    writeFileSync(
      join(root, 'biome.json'),
      JSON.stringify({ ...configuration, $schema: undefined, vcs: { enabled: false } }),
    )
    for (const [file, specifier] of [...refused, ...admitted]) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), `import { thing } from '${specifier}'\n\nexport const use = thing\n`)
    }
    const run = spawnSync(
      resolve('node_modules/.bin/biome'),
      ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: root, encoding: 'utf8' },
    )
    const report: { diagnostics: { category: string; location: { path: string } }[] } = JSON.parse(run.stdout)
    for (const { category, location } of report.diagnostics) {
      if (category === 'lint/style/noRestrictedImports') flagged.add(location.path)
    }
  })

  afterAll(() => rmSync(root, { recursive: true }))

  it.each(refused)('refuses in %s an import of %s', (file) => {
    expect(flagged).toContain(file)
  })

  it.each(admitted)('admits in %s an import of %s', (file) => {
    expect(flagged).not.toContain(file)
  })
})

describe('pages', () => {
  const pages: Record<string, unknown> = JSON.parse(readFileSync('flows/pages.json', 'utf8')).pages
  const isPage = (file: string) => relative('screens/pages', file).replace(/\.tsx$/, '') in pages

  it.each(globSync('screens/pages/**/*.tsx').filter((file) => !file.endsWith('.test.tsx')))(
    'never import each other: %s',
    (file) => {
      const specifiers = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(
        (match) => match[1] ?? '',
      )
      const imported = specifiers.map((specifier) => relative('.', resolve(dirname(file), specifier)))
      expect(imported.filter((target) => target !== file && isPage(target))).toEqual([])
    },
  )
})

describe('what the packages are made of', () => {
  const files = globSync('{engine,source,tools,screens/kit,schemas/dsl}/**/*.*').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )

  it('has no word of this product, but for what a lender need not write', () => {
    expect(files.length).toBeGreaterThan(700)
    expect(files.filter((file) => /heloc/i.test(readFileSync(file, 'utf8'))).toSorted()).toEqual([
      'source/tenant/derive-settings.ts',
    ])
  })
})
