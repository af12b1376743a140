import { describe, expect, it } from 'vitest'
import { resolveTenant, tenantCodes, tenantJourney } from '#source'
import { lintSample } from '../../../tests/support/lint/lint-sample.ts'
import type { Tree } from '../../../tests/support/lint/sample-tree.ts'
import { pseudoLocale, pseudoSource } from '../../../tests/support/samples/pseudo-locale.ts'
import { rules } from '../rules.ts'
import { runLint } from '../run-lint.ts'

const schema = '../../../schemas/dsl/copy.schema.json'
const whole = {
  'flows/copy/es-US/product.json': {
    $schema: schema,
    messages: {
      'product.title': 'Elija su oferta',
      'product.submit': 'Elegir',
      'product.apr': 'Desde {aprMin}.',
    },
  },
  'flows/copy/es-US/complete.json': { $schema: schema, messages: { 'complete.title': 'Listo' } },
}

/** Findings for the sample, translated and offered by its lender, after a change. */
const lintOffered = (change: (tree: Tree) => void) =>
  lintSample((tree) => {
    Object.assign(tree, structuredClone(whole))
    tree['tenants/bank/tenant.json'].locales = ['en-US', 'es-US']
    change(tree)
  }, 'locale-incomplete')

const saying = (key: string, written: string, translated: string) =>
  lintOffered((tree) => {
    const [file = ''] = key.split('.')
    tree[`flows/copy/en-US/${file}.json`].messages[key] = written
    tree[`flows/copy/es-US/${file}.json`].messages[key] = translated
  })
    .map(({ message }) => message)
    .filter((message) => message.startsWith('"'))

describe('locale-incomplete', () => {
  it('finds nothing where all is translated', () => {
    expect(lintOffered(() => undefined)).toEqual([])
  })

  it('finds a figure that a translation has in place of another, and none that is spelled', () => {
    expect(saying('product.title', 'Within 25 days, by May 4', 'En 52 días, hasta el 4 de mayo')).toEqual([
      '"product.title" in es-US says 52 where the original says 25. bank offers es-US.',
    ])
    expect(saying('product.title', 'For example, 4 28 1975', 'Por ejemplo, 28 4 1975')).toHaveLength(1)
    expect(saying('product.title', 'One of 25, or 10,000', 'Uno de 25, o 10.000')).toEqual([])
    expect(saying('product.title', 'Two of 25', '2 de 25')).toEqual([])
  })

  it('finds a sentence that is still in the language in which it was written', () => {
    const texts = ['Choose the offer for you', 'You choose the line', 'The bank is for you']
    const finding = lintOffered((tree) => {
      const [from, to] = ['en-US', 'es-US'].map(
        (locale) => tree[`flows/copy/${locale}/product.json`].messages,
      )
      for (const [index, text] of texts.entries()) {
        from[`product.part${index}`] = text
        to[`product.part${index}`] = index === 0 ? text : 'Elija su oferta'
      }
    }).filter(({ message }) => message.includes('still says'))
    expect(finding.map(({ message }) => message)).toEqual([
      '"product.part0" in es-US still says what en-US says. bank offers es-US.',
    ])
  })

  it('names the message that is missing, its file, the locale and the lender', () => {
    const findings = lintOffered((tree) => {
      delete tree['flows/copy/es-US/product.json'].messages['product.submit']
    })
    expect(findings).toEqual([
      expect.objectContaining({
        file: 'flows/copy/es-US/product.json',
        pointer: '/messages',
        severity: 'error',
        message: 'es-US lacks "product.submit". bank offers es-US.',
      }),
      expect.objectContaining({
        file: 'tenants/bank/tenant.json',
        pointer: '/locales/1',
        tenant: 'bank',
        message: 'es-US is offered, and 1 of its texts is missing or wrong, "product.submit" first.',
        hint: 'It is in flows/copy/es-US/product.json, or should be.',
      }),
    ])
  })

  it('says once how much is missing of a whole file, however many texts it would hold', () => {
    const findings = lintOffered((tree) => {
      delete tree['flows/copy/es-US/product.json']
    })
    expect(findings.map(({ message, hint }) => [message, hint])).toContainEqual([
      'es-US has nothing yet of this file. bank offers es-US.',
      expect.stringMatching(/^Texts to be written in all: \d+\.$/),
    ])
    expect(findings.filter(({ message }) => message.includes('lacks'))).toEqual([])
  })

  it('says so of a locale into which nothing is translated', () => {
    const findings = lintSample((tree) => {
      tree['tenants/bank/tenant.json'].locales = ['fr-CA']
    }, 'locale-incomplete')
    expect(findings.map(({ message }) => message)).toEqual([
      'fr-CA is offered, and nothing is translated into it.',
    ])
  })

  it.each([
    [
      '{count, plural, one {# day} other {# days}}',
      '{count, plural, one {# día} other {# días}}',
      'has no form "many" of {count}; it needs one, many, other',
    ],
    [
      '{count, plural, one {# day} other {# days}}',
      '{count, plural, one {1} few {2} many {3} other {4}}',
      'has a form "few" of {count}, which the language has not',
    ],
    [
      '{count, plural, one {# day} other {# days}}',
      '{count} días',
      'says the same whatever {count} is, where numbers have forms',
    ],
    ['Hello {name}', 'Hola', 'leaves out {name}'],
    ['Hello', 'Hola {name}', 'names {name}, which it is not given'],
    ['{type, select, A {a} other {b}}', '{type, select, other {b}}', 'has no words for {type} "A"'],
    [
      '{type, select, A {a} other {b}}',
      '{type, select, A {a} B {c} other {b}}',
      'has words for {type} "B", which there is not',
    ],
    ['<link>Terms</link>', 'Condiciones', 'has 0 of 1 <link>'],
    ['Done', 'Listo {', 'cannot be shown: a brace is opened and never closed; compare { and }'],
  ])('%s as %s: %s', (written, translated, fault) => {
    expect(saying('complete.title', written, translated)).toEqual([
      `"complete.title" in es-US ${fault}. bank offers es-US.`,
    ])
  })

  it('asks for no forms of a number where the base has none', () => {
    expect(
      saying('complete.title', '{n, plural, =5 {five} other {#}}', '{n, plural, =5 {cinco} other {#}}'),
    ).toEqual([])
  })

  it('asks a lender to say in every locale what it says in words of its own', () => {
    const reworded = (translations: object) =>
      lintOffered((tree) => {
        tree['tenants/bank/tenant.json'].overrides = {
          copy: { 'complete.title': 'Done, {brand}' },
          translations,
        }
      }).map(({ message, pointer }) => [pointer, message])
    expect(reworded({})).toEqual([
      ['/overrides/copy/complete.title', '"complete.title" is reworded in en-US and not in es-US.'],
    ])
    expect(reworded({ 'es-US': { 'complete.title': 'Listo' } })).toEqual([
      ['/overrides/translations/es-US/complete.title', '"complete.title" in es-US leaves out {brand}.'],
    ])
    expect(reworded({ 'es-US': { 'complete.title': 'Listo, {brand}' } })).toEqual([])
  })

  it('counts, file by file, what a translation lacks that nobody offers yet', () => {
    const findings = lintSample((tree) => {
      tree['flows/copy/es-US/product.json'] = {
        $schema: schema,
        messages: { 'product.title': 'Elija su oferta', 'product.titel': 'Elija' },
      }
    }, 'locale-incomplete')
    expect(findings.map(({ file, severity, message }) => [file, severity, message])).toEqual([
      ['flows/copy/es-US/complete.json', 'warning', 'es-US has nothing yet of this file.'],
      ['flows/copy/es-US/product.json', 'warning', 'es-US lacks 2 of these texts, "product.submit" first.'],
      ['flows/copy/es-US/product.json', 'error', '"product.titel" in es-US has no counterpart in en-US.'],
    ])
  })
})

describe('the whole copy in a locale of accents', () => {
  const selected = rules.filter(({ id }) =>
    ['locale-incomplete', 'schema', 'icu-invalid', 'unread-file'].includes(id),
  )
  const messages = (change: (texts: Map<string, string>) => void) =>
    runLint(pseudoSource(change), { selected, tenant: 'harborcu' }).findings.map(
      ({ file, message }) => `${file}: ${message}`,
    )
  const replaced = (file: string, from: RegExp | string, to: string) => (texts: Map<string, string>) => {
    const before = texts.get(file) ?? ''
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${file} does not say ${from}.`)
    texts.set(file, after)
  }

  it('is complete for every lender, and is what each shows by default', () => {
    const source = pseudoSource()
    expect(runLint(source, { selected }).findings).toEqual([])
    for (const code of tenantCodes(source)) expect(tenantJourney(source, code).locale).toBe(pseudoLocale)
    const journey = tenantJourney(source, 'harborcu')
    expect(journey.locale).toBe(pseudoLocale)
    expect(journey.source.copy['register.title']).toMatch(/^Áṕṕĺý ƒóŕ ýóúŕ/)
    expect(tenantJourney(source, 'harborcu', 'en-US').source.copy['register.title']).toMatch(/^Apply for/)
  })

  it('is refused with one message less, by its name', () => {
    const file = `flows/copy/${pseudoLocale}/complete.json`
    const without = replaced(file, /^ {4}"complete.title": .*\n/m, '')
    expect(messages(without)).toEqual([
      `${file}: es-PR lacks "complete.title". autumn-gate and 35 other lenders offer es-PR.`,
      'tenants/provider/tenant.json: es-PR is offered, and 1 of its texts is missing or wrong, "complete.title" first.',
    ])
    expect(resolveTenant(pseudoSource(without), 'harborcu').effective).toBeUndefined()
  })

  it('is refused with one plural broken and with one placeholder less', () => {
    const footer = `flows/copy/${pseudoLocale}/footer.json`
    expect(messages(replaced(footer, /many ?\{/, 'few{'))[0]).toMatch(
      /"footer.offers" in es-PR has a form "few"/,
    )
    expect(messages(replaced(footer, '{productName}', ''))[0]).toMatch(/in es-PR leaves out \{productName\}/)
  })

  it('is refused without one paragraph of one document', () => {
    const file = `flows/documents/terms/2026-01.${pseudoLocale}.json`
    const without = replaced(file, /"paragraphs": \[\n\s+"[^\n]*"(?=,?\n)/, '"paragraphs": [')
    expect(messages((texts) => without(texts))[0]).toContain(file)
  })
})
