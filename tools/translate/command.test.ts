import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleTree, type Tree } from '../../tests/support/lint/sample-tree.ts'
import { translate } from './command.ts'

const schema = '../../../schemas/dsl/copy.schema.json'
const [english, spanish] = ['flows/copy/en-US/product.json', 'flows/copy/es-US/product.json']
const days = '{n, plural, one {<b>One day</b> is left} other {<b># days</b> are left}} for {aprMin}.'

let dir: string
let printed: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'translate-'))
  const tree = sampleTree()
  const { [english]: copy } = tree
  write({
    ...tree,
    [english]: { ...copy, messages: { ...copy.messages, 'product.days': days } },
    [spanish]: {
      $schema: schema,
      messages: {
        'product.title': 'Elija su oferta',
        'product.submit': 'Elegir',
        'product.apr': 'Desde {aprMin}.',
      },
    },
    'flows/copy/es-US/complete.json': { $schema: schema, messages: { 'complete.title': 'Listo' } },
  })
  printed = ''
  const print = (text: unknown) => {
    printed += `${text}\n`
    return true
  }
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(process.stdout, 'write').mockImplementation(print)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true })
})

function write(tree: Tree): void {
  for (const [file, value] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), JSON.stringify(value, null, 2))
  }
}

const read = (file: string) => JSON.parse(readFileSync(path.join(dir, file), 'utf8'))
const messages = () => read(spanish).messages
const record = (): Readonly<Record<string, string>> => read('flows/translated.json').texts

function run(...args: readonly string[]): { code: number; said: string } {
  printed = ''
  return { code: translate([...args, '--dir', dir]), said: printed }
}

/** Imports a file of a translator. */
function take(content: string, ...args: readonly string[]) {
  const file = path.join(dir, 'translated.txt')
  writeFileSync(file, content)
  return run('import', file, ...args)
}

const reword = (text: string) => {
  const copy = read(english)
  write({ [english]: { ...copy, messages: { ...copy.messages, 'product.submit': text } } })
}

describe('journey translate status', () => {
  it('counts what is missing and what nobody recorded, and names them', () => {
    const { code, said } = run('status')
    expect(code).toBe(1)
    expect(said).toContain('1 missing, 0 faulty, 0 stale, 0 reworded, 4 unrecorded')
    expect(said).toContain(`missing: ${spanish}#product.days`)
  })

  it('calls a translation stale once the original was worded anew, until somebody has read it again', () => {
    run('record')
    expect(run('status').said).toContain('0 stale, 0 reworded, 0 unrecorded')
    reword('Choose it')
    expect(run('status').said).toContain(`stale: ${spanish}#product.submit`)
    expect(run('record').said).toContain('1 changed, or their originals did')
    expect(run('status').said).toContain('1 stale')
    run('record', '--read', '--by', 'Ana Soto')
    expect(run('status').said).toContain('0 stale')
    expect(record()[`${spanish}#product.submit`]).toMatch(/^[0-9a-f]{8}\.[0-9a-f]{8} Ana Soto$/)
  })

  it('calls a translation reworded once it says something else than was read, until somebody has read it again', () => {
    run('record')
    const copy = read(spanish)
    write({ [spanish]: { ...copy, messages: { ...copy.messages, 'product.submit': 'No elegir' } } })
    expect(run('status').said).toContain(`reworded: ${spanish}#product.submit`)
    expect(run('record').said).toContain('1 changed')
    run('record', '--read')
    expect(run('status').said).toContain('0 stale, 0 reworded, 0 unrecorded')
  })
})

describe('texts that go to a translator', () => {
  const sentence = (of: string, words: string) => (text: string) => {
    const isTable = text.startsWith('\uFEFF')
    if (!isTable) {
      const [before = '', after = ''] = text.split(`name="${of}"`)
      const [unit = '', ...rest] = after.split('</segment>')
      return `${before}name="${of}"${unit.replace(/<target.*<\/target>/, '')}<target>${words}</target></segment>${rest.join('</segment>')}`
    }
    const row = text.split('\n').find((line) => line.includes(`,${of},`)) ?? ''
    const plain = words
      .replaceAll(/<ph[^>]*disp="([^"]*)"\/>/g, '$1')
      .replaceAll(/<pc[^>]*>/g, '<b>')
      .replaceAll('</pc>', '</b>')
    const cells = row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    return text.replace(row, [...cells.slice(0, 4), `"${plain}"`, cells[5]].join(','))
  }
  const bold = (words: string) => `<pc id="1" dispStart="&lt;b&gt;" dispEnd="&lt;/b&gt;">${words}</pc>`
  const apr = '<ph id="2" disp="{aprMin}"/>'
  const number = '<ph id="9" disp="#"/>'
  const whole = (text: string) =>
    [
      sentence('n=one', `${bold('Queda un día')} para ${apr}.`),
      sentence('n=many', `${bold(`Quedan ${number} de días`)} para ${apr}.`),
      sentence('n=other', `${bold(`Quedan ${number} días`)} para ${apr}.`),
    ].reduce((done, put) => put(done), text)

  it.each(['xliff', 'csv'])(
    'come back from %s as one message with the number forms of the language',
    (format) => {
      const { said } = run('export', '--format', format)
      expect(said).toContain('n=many')
      const { code } = take(whole(said.slice(0, -1)), '--by', 'Ana Soto')
      expect(code).toBe(0)
      expect(messages()['product.days']).toBe(
        '{n, plural, one {<b>Queda un día</b> para {aprMin}.} many {<b>Quedan # de días</b> para {aprMin}.} other {<b>Quedan # días</b> para {aprMin}.}}',
      )
      expect(record()[`${spanish}#product.days`]).toMatch(/ Ana Soto$/)
      expect(messages()['product.title']).toBe('Elija su oferta')
    },
  )

  it.each(['xliff', 'csv'])('change nothing if they come back from %s as they went', (format) => {
    run('record')
    const before = readFileSync(path.join(dir, spanish), 'utf8')
    const { said } = run('export', '--all', '--format', format)
    expect(take(said.slice(0, -1), '--by', 'Ana Soto').said).toContain(
      '0 texts taken for es-US, 0 files changed; 1 are still',
    )
    expect(readFileSync(path.join(dir, spanish), 'utf8')).toBe(before)
    expect(Object.values(record()).some((entry) => entry.includes('Ana'))).toBe(false)
  })

  it.each([
    [
      'a changed placeholder',
      (text: string) => text.replaceAll('disp="{aprMin}"', 'disp="{apr}"'),
      /leaves out \{aprMin\}|worded anew/,
    ],
    [
      'a lost placeholder',
      (text: string) =>
        text
          .replace(`para ${apr}.</target>`, 'ya.</target>')
          .replace(`para ${apr}.</target>`, 'ya.</target>')
          .replace(`para ${apr}.</target>`, 'ya.</target>'),
      /leaves out \{aprMin\}/,
    ],
    [
      'a number form that is missing',
      (text: string) => text.replace(/<unit[^>]*name="n=many".*?<\/unit>/s, ''),
      /lacks the sentence of the case n=many/,
    ],
    [
      'a case left empty',
      (text: string) => text.replace(/(name="n=many".*?)<target>.*?<\/target>/s, '$1'),
      /has no translation of the case n=many/,
    ],
    [
      'a mark that turns the direction of reading',
      (text: string) => text.replace('Queda un', 'Queda \u202eun'),
      /turns the direction/,
    ],
  ])('are refused with %s, and nothing is written', (_, spoil, fault) => {
    const before = readFileSync(path.join(dir, spanish), 'utf8')
    const file = spoil(whole(run('export').said))
    expect(() => take(file)).toThrow(fault)
    expect(readFileSync(path.join(dir, spanish), 'utf8')).toBe(before)
  })

  it('are refused if the original was worded anew meanwhile', () => {
    const { said } = run('export', '--all')
    reword('Choose it')
    expect(() => take(said)).toThrow(/"product.submit" was worded anew since this file was made/)
  })

  it.each([
    ['<xliff><file></xliff>', /cannot be read/],
    ['<html/>', /no XLIFF/],
    ['a,b\n1,2', /no column file, key/],
  ])('are refused if the file is none: %s', (content, fault) => {
    expect(() => take(content)).toThrow(fault)
  })
})

it.each([
  [['statsu'], /Did you mean "status"/],
  [['import'], /needs the file/],
  [['export', '--format', 'pdf'], /xliff or csv/],
  [['status', '--locale', 'es'], /no locale such as es-US/],
])('journey translate %j says what it takes', (args, fault) => {
  expect(() => run(...args)).toThrow(fault)
})
