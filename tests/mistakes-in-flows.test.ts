import { expect, it } from 'vitest'
import { asJsonObject, createSource, type JsonObject, loadSource, mergePatch } from '#source'
import { rules } from '../tools/lint/rules.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))

/** Places where a rule finds a change of the product's own flows, a merge patch over one file. */
function foundBy(id: string, file: string, patch: JsonObject): readonly string[] {
  const value = mergePatch(asJsonObject(source.files.get(file)?.value), patch)
  const changed = new Map(texts).set(file, JSON.stringify(value))
  const [base] = subjectsOf(createSource(source.dir, changed, { before: source }), undefined)
  const rule = rules.find((each) => each.id === id)
  return base === undefined || rule === undefined ? [] : rule.check(base).map(({ pointer }) => pointer)
}

const page = (id: string, details: JsonObject) => ({ pages: { [id]: details } })

const yesOrNo = (field: string) => ({
  schema: { properties: { [field]: { type: 'boolean', const: null } } },
})

it.each<[string, string, JsonObject, readonly string[]]>([
  [
    'unoffered-submission',
    'flows/pages.json',
    page('dashboard', { submissions: null }),
    ['/submissions/withdrawal'],
  ],
  ...['softCreditConsented', { not: 'hardCreditConsented' }].map(
    (when): [string, string, JsonObject, readonly string[]] => [
      'closed-page-open',
      'flows/pages.json',
      page('start/change', { closed: { when } }),
      ['/pages/start~1change/closed/when'],
    ],
  ),
  [
    'consent-refusable',
    'flows/forms/start/profile.json',
    yesOrNo('softCreditConsent'),
    ['/fields/softCreditConsent'],
  ],
  ['consent-refusable', 'flows/forms/start/contact.json', yesOrNo('esignConsent'), ['/fields/esignConsent']],
  [
    'fact-unmet',
    'flows/forms/register/income-info.json',
    { fields: { annualIncome: { class: 'public' } } },
    ['/fields/annualIncome/class'],
  ],
  [
    'form-schema',
    'flows/forms/register/income-info.json',
    { schema: { properties: { annualIncome: { maximum: 10000 } } } },
    ['/fields/annualIncome/usual/most'],
  ],
  [
    'form-schema',
    'flows/forms/estimate.json',
    { schema: { properties: { homeValue: { minimum: 60000 } } } },
    ['/fields/homeValue/usual/least'],
  ],
  [
    'form-schema',
    'flows/forms/register/name.json',
    { schema: { properties: { lastName: { maxLength: 5 } } } },
    ['/fields/lastName'],
  ],
  [
    'form-schema',
    'flows/forms/start/contact.json',
    { schema: { properties: { email: { maxLength: 20 } } } },
    ['/fields/email'],
  ],
  ...['CA', 'TX'].map((state): [string, string, JsonObject, readonly string[]] => [
    'fact-unmet',
    'flows/disclosures.json',
    { languageLaws: { [state]: null } },
    [`/facts/languageLaws/values/disclosures~1languageLaws~1${state}`],
  ]),
  ...['disburse', 'manual-disburse', 'autopay'].map(
    (form): [string, string, JsonObject, readonly string[]] => [
      'form-field-incomplete',
      `flows/forms/bank/${form}.json`,
      { fields: { accountNumberRepeated: { same: null } } },
      ['/fields/accountNumberRepeated'],
    ],
  ),
])('%s finds a mistake in %s: %j', (rule, file, patch, places) => {
  expect(foundBy(rule, file, patch)).toEqual(places)
})
