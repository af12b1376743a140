import { describe, expect, it } from 'vitest'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'

const wrongForm =
  'This has the wrong form. The name of a predicate; or `all`, `any` or `not` of others; or one `field` with one operator.'

describe('schema', () => {
  it('reports a misspelt key', () => {
    const findings = lintSample((tree) => {
      tree['flows/journey.json'].transitions.selectProduct.triger = 'chosen'
    }, 'schema')
    expect(findings).toEqual([
      {
        rule: 'schema',
        severity: 'error',
        message: '"triger" is not known here.',
        file: 'flows/journey.json',
        at: '"triger": "chosen"',
        pointer: '/transitions/selectProduct/triger',
        hint: 'Did you mean "trigger"?',
      },
    ])
  })

  it('reports a category of requests for a document that the lender makes, which nobody could send', () => {
    const findings = lintSample((tree) => {
      tree['flows/conditions.json'].categories.GENERIC_DOCUMENT_REQUEST = {
        ...{ title: 'product.title', description: 'product.apr', action: 'upload' },
        documents: ['NOTE'],
      }
    }, 'schema')
    expect(findings.map(({ pointer }) => pointer)).toEqual([
      '/categories/GENERIC_DOCUMENT_REQUEST/documents/0',
    ])
  })

  it('reports a lender that lends nowhere', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].licensedStates = []
    }, 'schema')
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/licensedStates'])
  })

  it('reports a wrong type', () => {
    const findings = lintSample((tree) => {
      tree['flows/server-states.json'].polling.retries = '7'
    }, 'schema')
    expect(findings).toEqual([
      {
        rule: 'schema',
        severity: 'error',
        message: 'This must be integer, not string.',
        file: 'flows/server-states.json',
        at: '"7"',
        pointer: '/polling/retries',
      },
    ])
  })

  it('reports a number below its least, and says what it means', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].pricing.maxCltvBps = 85
    }, 'schema')
    expect(findings).toMatchObject([
      {
        message:
          '85 is less than the minimum of 1000. Greatest combined loan-to-value, basis points; 8500 are 85 percent.',
        pointer: '/pricing/maxCltvBps',
      },
    ])
  })

  it.each([
    ['loanAmount', { minCents: 15_000, maxCents: 40_000_000 }],
    ['debtToIncome', { maxBps: 50 }],
    ['minimumAge', { years: 16 }],
    ['rescissionBusinessDays', { days: 2 }],
    ['texasClosing', { days: 2 }],
    ['creditScore', { min: 6400 }],
    ['retention', { recordMonths: 12 }],
    ['request', { timeoutMs: 30 }],
    ['attemptsPerAddress', { login: 0 }],
    [
      'proof',
      { recentMs: 900, anewMs: 300_000, codeMs: 600_000, codeAttempts: 5, codes: 10, noticeDays: 30 },
    ],
    ['changedPayout', { waitMs: 86_400 }],
  ])('reports %s of another unit, or against the law', (name, limit) => {
    const findings = lintSample((tree) => {
      tree['flows/limits.json'].limits[name] = limit
    }, 'schema')
    expect(findings).toHaveLength(1)
  })

  it.each([
    [{ AL: 19, MS: 21 }, '/minimumAgeByState', '"NE" is missing here.'],
    [{ AL: 18, MS: 21, NE: 19 }, '/minimumAgeByState/AL', expect.stringContaining('its law asks for 19')],
  ])('reports ages by state, %j, that the law of a state does not allow', (ages, pointer, message) => {
    const findings = lintSample((tree) => {
      tree['flows/limits.json'].minimumAgeByState = ages
    }, 'schema')
    expect(findings).toMatchObject([{ pointer, message }])
  })

  it('reports a kind that does not exist', () => {
    const findings = lintSample((tree) => {
      tree['flows/server-states.json'].states.HMDA.kind = 'waitng'
    }, 'schema')
    expect(findings).toEqual([
      {
        rule: 'schema',
        severity: 'error',
        message: '"waitng" is not one of the allowed values.',
        file: 'flows/server-states.json',
        at: '"waitng"',
        pointer: '/states/HMDA/kind',
        hint: 'Did you mean "waiting"?',
      },
    ])
  })

  it.each([
    [{ field: 'heloc.draw', gt: 1, lt: 2 }, 'A field has exactly one operator beside it.'],
    [{ field: 'heloc.draw', gt: 'a' }, 'This must be number, not string.'],
    [{ field: 'heloc.draw', equal: 1 }, '"equal" is not known here. Did you mean "equals"?'],
    [{ al: [] }, '"al" is not known here. Did you mean "all"?'],
    [{ all: ['chosen', 7] }, 'This must be string or object, not number.'],
    [{ equals: 1 }, '"field" is missing here. A field has exactly one operator beside it.'],
    [{}, wrongForm],
    [{ all: ['chosen'], any: ['chosen'] }, wrongForm],
  ])('says of the condition %j what is meant to stand there', (condition, message) => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen = condition
    }, 'schema')
    expect(findings.flatMap(({ message: said, hint = [] }) => [said, hint].flat()).join(' ')).toBe(message)
  })

  it.each([
    [{ type: 'string', maxLenght: 9 }, '/maxLenght "maxLenght" is not known here. Did you mean "maxLength"?'],
    [{ type: 'strnig' }, '/type "strnig" is not one of the allowed values. Did you mean "string"?'],
    [
      { type: 'string', pattern: '^(a$' },
      '/pattern "^(a$" has the wrong form. Regular expression that a text fits.',
    ],
    [{}, ' "type" is missing here.'],
  ])('reports an answer of a form that is described as %j', (answer, fault) => {
    const findings = lintSample((tree) => {
      tree['flows/forms/product/select.json'].schema.properties.a = answer
    }, 'schema')
    expect(
      findings.map(({ pointer, message, hint }) => [pointer, message, hint].filter(Boolean).join(' ')),
    ).toEqual([`/schema/properties/a${fault}`])
  })

  it('reports a form that does not say that its answers are an object', () => {
    const findings = lintSample((tree) => {
      tree['flows/forms/product/select.json'].schema = { properties: {} }
    }, 'schema')
    expect(findings.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/schema', '"type" is missing here.'],
      ['/schema', '"additionalProperties" is missing here.'],
    ])
  })

  it.each([
    ['privacyPolicyUrl', 'javascript:alert(1)'],
    ['termsOfUseUrl', '//evil.example/terms'],
    ['licensesUrl', 'http://bank.example/licenses'],
    ['illinoisNoticeUrl', 'data:text/html,x'],
  ])('reports a link of the footer that is neither a page of ours nor a secure address: %s', (key, url) => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].org.orgMetaData.footer[key] = url
    }, 'schema')
    expect(findings.map(({ pointer }) => pointer)).toEqual([`/org/orgMetaData/footer/${key}`])
  })

  it('reports a day that the calendar does not have', () => {
    const findings = lintSample((tree) => {
      tree['flows/disclosures.json'].disclosures.apr.versions[0].effective = '2026-02-30'
    }, 'schema')
    expect(findings.map(({ pointer, message }) => [pointer, message])).toEqual([
      [
        '/disclosures/apr/versions/0/effective',
        '"2026-02-30" has the wrong form. First day on which it is in force, Pacific time; it holds until a later one begins.',
      ],
    ])
  })

  it.each(['companyName', 'companyProduct'])('reports a lender whose %s is blank', (key) => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].org.orgMetaData.companyInfo[key] = '  '
    }, 'schema')
    expect(findings.map(({ pointer }) => pointer)).toEqual([`/org/orgMetaData/companyInfo/${key}`])
  })

  it('reports a predicate with two operators', () => {
    const findings = lintSample((tree) => {
      tree['flows/predicates.json'].predicates.chosen.lt = 30
    }, 'schema')
    expect(findings).toEqual([
      {
        rule: 'schema',
        severity: 'error',
        message: 'A field has exactly one operator beside it.',
        file: 'flows/predicates.json',
        at: '{',
        pointer: '/predicates/chosen',
      },
    ])
  })

  it('reports a lender without a theme', () => {
    const findings = lintSample((tree) => {
      delete tree['tenants/bank/tenant.json'].theme
    }, 'schema')
    expect(findings).toEqual([
      {
        rule: 'schema',
        severity: 'error',
        message: '"theme" is missing here.',
        file: 'tenants/bank/tenant.json',
        at: '{',
        pointer: '',
        tenant: 'bank',
      },
    ])
  })

  it('reports an override that breaks the shape of what it replaces', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].overrides = {
        journey: { transitions: { selectProduct: { from: ['product'] } } },
      }
    }, 'schema')
    expect(findings).toEqual([
      {
        rule: 'schema',
        severity: 'error',
        message: '"to" is missing here.',
        file: 'tenants/bank/tenant.json',
        at: '"selectProduct": {',
        pointer: '/overrides/journey/transitions/selectProduct',
        tenant: 'bank',
      },
    ])
  })

  it('accepts a lender that leaves to another what the other gives', () => {
    const findings = lintSample((tree) => {
      tree['tenants/union/tenant.json'] = { $schema: '', code: 'union', extends: 'bank' }
    }, 'schema')
    expect(findings).toEqual([])
  })

  it('reports what does not go together', () => {
    const category = {
      title: 'product.title',
      description: 'product.title',
      action: 'identity',
      documents: ['SUPPORT'],
    }
    const findings = lintSample((tree) => {
      tree['flows/conditions.json'].categories.GENERIC_DOCUMENT_REQUEST = category
    }, 'schema')
    expect(findings.map(({ pointer, message }) => [pointer, message])).toEqual([
      [
        '/categories/GENERIC_DOCUMENT_REQUEST/documents',
        '"documents" has no place beside what else is said here.',
      ],
    ])
  })

  it('reports what a lender lacks in its own file, not in that of its group', () => {
    const findings = lintSample((tree) => {
      const { theme, ...bank } = tree['tenants/bank/tenant.json']
      const { brand: _, ...rest } = theme
      tree['tenants/group/tenant.json'] = {
        $schema: bank.$schema,
        code: 'group',
        abstract: true,
        theme: rest,
      }
      tree['tenants/bank/tenant.json'] = { ...bank, extends: 'group' }
    }, 'schema')
    expect(findings.map(({ file, pointer, message }) => [file, pointer, message])).toEqual([
      ['tenants/bank/tenant.json', '', '"brand" is missing here.'],
    ])
  })

  it('reports a feature about which nothing asks, and a department for whose hours nothing asks', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].features = { eNotray: false }
      tree['tenants/bank/tenant.json'].hours = { OPS_PHON: { sunday: { open: '09:00', close: '17:00' } } }
    }, 'schema')
    expect(findings.map(({ pointer, message, hint }) => [pointer, message, hint])).toEqual([
      ['/hours/OPS_PHON', '"OPS_PHON" is not known here.', 'Did you mean "OPS_PHONE"?'],
      ['/features/eNotray', '"eNotray" is not known here.', 'Did you mean "eNotary"?'],
    ])
  })
})
