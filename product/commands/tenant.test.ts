import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadSource, repository, tenantJourney } from '#source'
import { callCommand } from '../../tests/support/processes/call-command.ts'
import { newTenant } from './tenant/new.ts'
import { removeTenant } from './tenant/remove.ts'

vi.setConfig({ testTimeout: 30_000 })

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'tenant-'))
  const tenants = ['provider', 'bank', 'credit-union', 'harborcu', 'hearthline']
  for (const folder of ['flows', ...tenants.map((code) => `tenants/${code}`)])
    cpSync(path.join(repository, folder), path.join(dir, folder), { recursive: true })
  write('site/index.html', page)
  write(
    'site/css/main.css',
    ':root { --color-primary: #ffd84d; --accent: rgb(31, 79, 70) } p { color: #333 }',
  )
  write('site/img/mark.svg', drawing)
})
afterAll(() => rmSync(dir, { recursive: true }))

const page =
  '<meta property="og:site_name" content="Maple Hill Savings"><img class="logo" src="img/mark.svg?v=2">'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M2 2h8v8z"/></svg>'

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
  writeFileSync(path.join(dir, file), text)
}

const tenant = (...args: readonly string[]) => callCommand('tenant', ...args, '--dir', dir)
const settingsOf = (code: string) => tenantJourney(loadSource(dir), code).tenant

const facts = [
  ...['--nmls', '123456', '--address', '1 Elm Street, Bangor, ME 04401'],
  ...['--email', 'help@maple.example', '--phone', '(888) 555-0199', '--offers', '10:8.40:2.99,15:8.65:2.99'],
]
const create = (...args: readonly string[]) =>
  tenant('new', 'maple-hill', '--extends', 'bank', ...facts, ...args)

describe('journey tenant new', () => {
  afterEach(() => rmSync(path.join(dir, 'tenants/maple-hill'), { recursive: true, force: true }))

  it('writes a lender that can be served out of options and of its site, and tells where its looks come from', async () => {
    const { exitCode, stdout, stderr } = await create('--from', path.join(dir, 'site'), '--states', 'ME,NH')
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toContain(
      'in place of #ffd84d (--color-primary in css/main.css), which is too faint for a button',
    )
    expect(stdout).toContain('accent   #1f4f46, --accent in css/main.css')
    expect(settingsOf('maple-hill')).toMatchObject({
      hosts: ['maple-hill.localhost'],
      licensedStates: ['ME', 'NH'],
      org: { orgBrand: 'Maple Hill Savings', orgCode: 'MAPLE_HILL' },
      pricing: { offers: [{ term: 10, aprBps: 840, originationFeeBps: 299 }, { term: 15 }] },
      theme: { accent: '#1f4f46' },
    })
    expect(readFileSync(path.join(dir, 'tenants/maple-hill/logo.svg'), 'utf8')).toBe(drawing)
    expect((await tenant('check', 'maple-hill')).exitCode).toBe(0)
  })

  it('draws a plain logo and icon where none is given', async () => {
    const { stdout } = await create('--name', 'Maple & Hill', '--brand', '#7a1f3d')
    expect(stdout).toContain('logo.svg, drawn, as none was given')
    const logo = readFileSync(path.join(dir, 'tenants/maple-hill/logo.svg'), 'utf8')
    expect(logo).toContain('<title>Maple &amp; Hill</title>')
    expect(settingsOf('maple-hill').theme.brand).toBe('#7a1f3d')
  })

  it('asks on a terminal for what no option says, and again for what cannot be understood', async () => {
    const asked: string[] = []
    const answers: Readonly<Record<string, readonly string[]>> = {
      'The name': ['Maple Hill'],
      'Its NMLS': ['many', '123456'],
      'Its brand': ['#7a1f3d'],
    }
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const terminal = {
      isInteractive: true,
      ask: async (question: string) => {
        const [, known = []] = Object.entries(answers).find(([begin]) => question.startsWith(begin)) ?? []
        asked.push(question)
        return known[asked.filter((one) => one === question).length - 1] ?? ''
      },
    }
    const args = ['maple-hill', '--dir', dir, '--extends', 'bank', ...facts.slice(2)]
    expect(await newTenant(args, terminal)).toBe(0)
    log.mockRestore()
    expect(asked.filter((question) => question.startsWith('Its NMLS'))).toHaveLength(2)
    expect(asked).toContain('The name of its product [Maple Hill Home Equity Line]: ')
    expect(settingsOf('maple-hill').org.orgMetaData.companyInfo.companyNMLS).toBe('123456')
  })

  it('says all that is missing or cannot be understood at once', async () => {
    const { exitCode, stderr } = await tenant('new', 'maple-hill', '--name', 'Maple', '--nmls', 'many')
    expect(exitCode).toBe(2)
    expect(stderr).toContain('--nmls "many" cannot be understood: Its NMLS number, such as 123456.\n')
    expect(stderr).toContain('--offers is missing: Its offers as years:APR:fee in percent')
  })

  it.each([
    [['new', 'Maple Hill'], '"Maple Hill" cannot be the code of a lender'],
    [['new', '../maple'], '"../maple" cannot be the code of a lender'],
    [['new', 'harborcu'], 'There is a tenants/harborcu already'],
    [
      ['new', 'maple-hill', '--extends', 'bnk'],
      'There is no group "bnk" that it could extend. Did you mean "bank"?',
    ],
    [['new', 'maple-hill', '--from', '/nowhere'], '--from: there is no "/nowhere"'],
    [['new'], 'Which lender?'],
    [['nw'], 'There is no action "nw". Did you mean "new"?'],
    [['show', 'harborc'], 'There is no tenant "harborc". Did you mean "harborcu"?'],
    [['show', 'harborcu', 'theme.brnd'], 'There is no "brnd" in theme. Did you mean "brand"?'],
    [['show', 'harborcu', '--format', 'jsn'], 'There is no format "jsn". Did you mean "json"?'],
    [['diff', 'harborcu'], 'Which two lenders?'],
    [['check', 'harborc'], 'There is no tenant "harborc". Did you mean "harborcu"?'],
    [['remove', 'harborcu'], 'say --yes'],
  ])('exits 2 for bad input: %j', async (args, problem) => {
    const { exitCode, stderr } = await tenant(...args)
    expect([exitCode, stderr.split('\n').length]).toEqual([2, 2])
    expect(stderr).toContain(problem)
  })

  it('writes nothing of a lender that could not be served, and says why', async () => {
    write('site/script.svg', '<svg onload="alert(1)"></svg>')
    const { exitCode, stderr } = await create(
      ...['--name', 'Maple', '--brand', '#7a1f3d', '--host', 'harborcu.localhost'],
      ...['--logo', path.join(dir, 'site/script.svg')],
    )
    expect(exitCode).toBe(1)
    expect(stderr).toContain('/theme/logo: "logo.svg" holds a script; an image may only draw.')
    expect(stderr).toContain('/hosts/0: The host "harborcu.localhost" is that of "harborcu" too.')
    expect(stderr).toContain('Nothing was written.')
    expect(existsSync(path.join(dir, 'tenants/maple-hill'))).toBe(false)
  })
})

describe('journey tenant show', () => {
  it('prints a value with each layer that said it, the last of which counts', async () => {
    const { stdout } = await tenant('show', 'harborcu', 'theme.radiusPx')
    expect(stdout).toMatch(
      /^theme\.radiusPx is 4\n {2}tenants\/provider\/tenant\.json:\d+:\d+ {2}8\n {2}tenants\/harborcu\/tenant\.json:\d+:\d+ {2}4 {2}counts\n$/,
    )
  })

  it('prints a message of the flows, whose key has dots, and one that a lender rewords', async () => {
    const { stdout } = await tenant('show', 'harborcu', 'copy.register.title')
    expect(stdout).toMatch(
      /flows\/copy\/en-US\/register\.json:\d+:\d+ .*\n.*harborcu\/tenant\.json:\d+:\d+ .*counts/,
    )
  })

  it('prints all settings, and says what follows from others', async () => {
    const { stdout } = await tenant('show', 'harborcu')
    expect(stdout).toMatch(/^theme\.brand +"#0b5394" +tenants\/harborcu\/tenant\.json:\d+:\d+$/m)
    expect(stdout).toMatch(/^theme\.logoAlt +"Harbor Community Credit Union" +follows from the rest$/m)
  })

  it('prints the design tokens of a lender as a DTCG document', async () => {
    const { stdout } = await tenant('show', 'harborcu', '--tokens')
    expect(JSON.parse(stdout)).toMatchObject({
      version: '2025.10',
      modifiers: { mode: { contexts: { light: [{ color: { brand: { $value: { hex: '#0b5394' } } } }] } } },
    })
  })
})

describe('journey tenant list', () => {
  it('names every lender and group with what it extends', async () => {
    const { stdout } = await tenant('list')
    expect(stdout).toMatch(/^harborcu +credit-union < provider +retail +#0b5394 /m)
    expect(stdout).toMatch(/^credit-union +provider +group +- /m)
    const rows: { code: string }[] = JSON.parse((await tenant('list', '--format', 'json')).stdout)
    expect(rows.map(({ code }) => code)).toEqual([
      'bank',
      'credit-union',
      'harborcu',
      'hearthline',
      'provider',
    ])
  })
})

describe('journey tenant diff', () => {
  it('prints each value in which two lenders differ', async () => {
    const { exitCode, stdout } = await tenant('diff', 'hearthline', 'harborcu')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('theme.brand\n  hearthline  "#1f4f46"\n  harborcu    "#0b5394"\n')
    expect(stdout).toContain(
      'process.transitions.contactProvided.to\n  hearthline  [{"when":"hmdaAnswered","to":"GEN_APP_DISCLOSURES"},{"to":"HMDA"}]\n',
    )
    expect((await tenant('diff', 'harborcu', 'harborcu')).stdout).toBe(
      'harborcu and harborcu differ in nothing.\n',
    )
  })
})

describe('journey tenant check', () => {
  it('tells what the contrast of a sound lender comes to', async () => {
    const { exitCode, stdout } = await tenant('check', 'harborcu')
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(
      /No findings\.\n\d+ pairs of colours meet on its pages\.\n {2}by light: the least is .* where 4\.5:1 is needed/,
    )
  })

  it('exits 1 with the findings of a broken one', async () => {
    const file = 'tenants/harborcu/tenant.json'
    const sound = readFileSync(path.join(dir, file), 'utf8')
    write(file, sound.replace('#0b5394', '#ffd84d'))
    const { exitCode, stdout } = await tenant('check', 'harborcu')
    write(file, sound)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('This brand colour differs from the light page by 1.4:1')
  })
})

describe('journey tenant preview', () => {
  it.each([
    ['harborc', 'There is no tenant "harborc". Did you mean "harborcu"?'],
    ['credit-union', 'credit-union is a group: it has no pages.'],
  ])('opens no browser for %s', async (code, problem) => {
    const { exitCode, stderr } = await callCommand('tenant', 'preview', code)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(problem)])
  })
})

describe('journey tenant remove', () => {
  it('leaves a group that others extend, and the default lender', async () => {
    expect(await tenant('remove', 'credit-union', '--yes')).toMatchObject({
      exitCode: 1,
      stderr: 'harborcu extends credit-union: let them extend another first.\n',
    })
    expect((await tenant('remove', 'hearthline', '--yes')).stderr).toContain(
      'hearthline is the default lender',
    )
  })

  it('asks on a terminal, and removes nothing without the code', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const terminal = { isInteractive: true, ask: async () => 'yes' }
    expect(await removeTenant(['harborcu', '--dir', dir], terminal)).toBe(1)
    expect(error).toHaveBeenCalledWith('Nothing was removed.')
    error.mockRestore()
    expect(existsSync(path.join(dir, 'tenants/harborcu'))).toBe(true)
  })

  const uncounted =
    'Open applications of harborcu could not go on without it, and were not counted: --database counts those of DATABASE_URL or DATA_DIR, --url U those of a running sandbox.'

  it('says when it asks that open applications were not counted, and how they are', async () => {
    const asked: string[] = []
    const ask = async (question: string) => `no${asked.push(question)}`
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await removeTenant(['harborcu', '--dir', dir], { isInteractive: true, ask })
    vi.restoreAllMocks()
    expect(asked).toEqual([`Remove harborcu? ${uncounted} Type its code to confirm: `])
    expect((await tenant('remove', 'harborcu')).stderr).toBe(`${uncounted} To remove harborcu, say --yes.\n`)
  })

  it('takes the folder of a lender away, and has said before that nothing was counted', async () => {
    const said: unknown[] = []
    vi.spyOn(console, 'log').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation((text) => {
      said.push([text, existsSync(path.join(dir, 'tenants/harborcu'))])
    })
    const exitCode = await removeTenant(['harborcu', '--dir', dir, '--yes'])
    vi.restoreAllMocks()
    expect([exitCode, said]).toEqual([0, [[uncounted, true]]])
    expect(existsSync(path.join(dir, 'tenants/harborcu'))).toBe(false)
  })
})
