import { expect, it } from 'vitest'
import { asJsonObject, createSource, type JsonObject, loadSource, mergePatch } from '#source'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { runLint } from '../tools/lint/run-lint.ts'

const source = loadSource()

it.each<[string, string, JsonObject]>([
  [
    'law-loosened',
    'harborcu',
    {
      overrides: {
        predicates: {
          predicates: { attorneyCloses: { field: 'heloc.property.address.state', equals: 'GA' } },
        },
      },
    },
  ],
  ['language-law', 'hearthline', { languageCounsel: { TX: null } }],
])(
  'a lender in whom the linter finds %s is not served, with the same words and place',
  (rule, code, change) => {
    const file = `tenants/${code}/tenant.json`
    const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
    const value = mergePatch(asJsonObject(source.files.get(file)?.value), change)
    const changed = createSource(source.dir, texts.set(file, JSON.stringify(value)), { before: source })
    const found = runLint(changed, { tenant: code }).findings.filter((each) => each.rule === rule)
    expect(found).toHaveLength(1)
    const places = found.map((each) => `  ${each.file}:${each.line}:${each.column} ${each.message} (${rule})`)
    const { tenants, broken } = tenantsIn(changed)
    expect(tenants.map((tenant) => tenant.code)).not.toContain(code)
    expect(broken).toEqual([{ code, reason: [`The tenant "${code}" cannot be used.`, ...places].join('\n') }])
  },
)
