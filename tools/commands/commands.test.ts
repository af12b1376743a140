import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { addUnusedPredicate, sampleTree, type Tree } from '../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../tests/support/lint/write-tree.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'
import { runJourney } from '../../tests/support/processes/run-journey.ts'
import { explainCommand } from './explain.ts'
import { lint } from './lint.ts'

const begun = JSON.stringify({ profile: {}, heloc: {} })

describe('journey resolve', () => {
  it('prints the page of a server state, and why', () => {
    const { exitCode, stdout } = runJourney(['resolve', '--state', 'NOTE_SIGNING'])
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      page: 'signing/intro',
      by: 'server-state',
      pass: {},
      why: { state: 'NOTE_SIGNING', rule: 'NOTE_SIGNING', index: 0 },
    })
  })

  it('lets --state stand over the state of the context', () => {
    const context = JSON.stringify({ profile: {}, heloc: {}, status: { checklistStatus: 'HMDA' } })
    const { stdout } = runJourney(['resolve', '--state', 'LIEN_VERIFICATION', '--context', '-'], context)
    expect(JSON.parse(stdout).page).toBe('liens')
  })

  it('refuses an unknown server state with the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['resolve', '--state', 'NOTE_SIGNNG'])
    expect([exitCode, stderr]).toEqual([
      2,
      'There is no server state "NOTE_SIGNNG". Did you mean "NOTE_SIGNING"?\n',
    ])
  })

  it('refuses an unknown tenant with the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['resolve', '--state', 'HMDA', '--tenant', 'harborc'])
    expect([exitCode, stderr]).toEqual([2, 'There is no tenant "harborc". Did you mean "harborcu"?\n'])
  })
})

describe('journey send', () => {
  it('prints where an admitted event leads', () => {
    const { exitCode, stdout } = runJourney(['send', '--from', 'ach', '--event', 'disbursementAch'])
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { to: 'docVerify' }])
  })

  it('says who would admit an event that the state does not', () => {
    const { exitCode, stdout, stderr } = runJourney(['send', '--from', 'ach', '--event', 'lienInfo'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({ refused: 'NOT_ADMITTED', admittedBy: ['profile'] })
    expect(stderr).toContain('profile')
  })

  it('refuses an unknown event with the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['send', '--from', 'ach', '--event', 'lienInf'])
    expect([exitCode, stderr]).toEqual([2, `There is no event "lienInf". Did you mean "lienInfo"?\n`])
  })
})

describe('journey explain', () => {
  it('prints the page of a lint rule', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await explainCommand(['unused-copy'])).toBe(0)
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^# unused-copy\n.*## Wrong.*## Right/s))
    log.mockRestore()
  })

  it('refuses a rule that it does not know with the nearest that it does', () => {
    expect(() => explainCommand(['unused-cpy'])).toThrow(
      'There is no rule "unused-cpy". Did you mean "unused-copy"?',
    )
  })
})

describe('journey settle', () => {
  it('prints where a new application rests', () => {
    const { exitCode, stdout } = runJourney(['settle', '--context', '-'], begun)
    expect([exitCode, JSON.parse(stdout)]).toEqual([0, { state: 'profile', page: 'start/profile', path: [] }])
  })

  it('requires profile and heloc', () => {
    const { exitCode, stderr } = runJourney(['settle', '--context', '-'], '{"profile":{}}')
    expect([exitCode, stderr]).toEqual([1, 'Profile and heloc are required\n'])
  })
})

describe('a context', () => {
  it('of the wrong type is refused with its place', () => {
    const { exitCode, stderr } = runJourney(
      ['settle', '--context', '-'],
      '{"profile":{},"heloc":{"term":"10"}}',
    )
    expect([exitCode, stderr]).toEqual([
      2,
      'standard input:1:31 /heloc/term: This must be integer, not string.\n',
    ])
  })

  it('with a value that an enumeration lacks is refused with the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['settle', '--context', '-'], '{"status":{"bpo":"REQUIRD"}}')
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Did you mean "REQUIRED"?')
  })

  it('with an unknown field is used, with a warning that names the nearest known one', () => {
    const { exitCode, stderr } = runJourney(['settle', '--context', '-'], '{"profile":{},"heloc":{"trm":10}}')
    expect(exitCode).toBe(0)
    expect(stderr).toContain('"trm" is not known here. Did you mean "term"?')
  })

  it('that is cut off is refused with the place where it ends', () => {
    const { exitCode, stderr } = runJourney(['settle', '--context', '-'], '{"profile":{')
    expect([exitCode, stderr]).toEqual([
      2,
      'standard input:1:13 This is not valid JSON: the file ends too soon.\n',
    ])
  })
})

describe('journey lint', () => {
  let dir = ''
  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'lint-'))
  })
  afterAll(() => rmSync(dir, { recursive: true }))
  afterEach(() => vi.restoreAllMocks())

  function write(name: string, change: (tree: Tree) => void): string {
    const tree = sampleTree()
    change(tree)
    writeTree(path.join(dir, name), tree)
    return path.join(dir, name)
  }

  it('exits 0 for a tree without findings', () => {
    const { exitCode, stdout } = runJourney([
      'lint',
      '--dir',
      write('clean', () => undefined),
      '--format',
      'json',
    ])
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      0,
      { findings: [], crashes: [], notApplied: [], hidden: 0 },
    ])
  })

  it('exits 1 with findings that name file, line, column and pointer', () => {
    const broken = write('broken', (tree) => {
      tree['flows/journey.json'].states.product.page = 'product/selct'
    })
    const { exitCode, stdout } = runJourney(['lint', '--dir', broken, '--format', 'json'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout).findings[0]).toMatchObject({
      rule: 'unknown-reference',
      severity: 'error',
      message: 'There is no page "product/selct".',
      file: 'flows/journey.json',
      line: 12,
      column: 15,
      pointer: '/states/product/page',
      hint: 'Did you mean "product/select"?',
    })
  })

  it('exits 2 when a file cannot be read to its end', () => {
    const truncated = write('truncated', (tree) => {
      tree['flows/limits.json'] = '{ "limits": {'
    })
    const { exitCode, stdout, stderr } = runJourney(['lint', '--dir', truncated, '--format', 'sarif'])
    expect(exitCode).toBe(2)
    expect(stderr).toBe(
      `Checked 17 files of flows/ and 1 of tenants/ in ${truncated}.\nCannot be checked: flows/limits.json:1:14 This is not valid JSON: the file ends too soon.\n`,
    )
    expect(JSON.parse(stdout).runs[0].results).toHaveLength(1)
  })

  it('exits 2 for a directory without flows', () => {
    const empty = path.join(dir, 'empty')
    mkdirSync(empty)
    const { exitCode, stderr } = runJourney(['lint', '--dir', empty])
    expect([exitCode, stderr]).toEqual([
      2,
      `${empty} holds no flows/ with JSON in it, so there is no journey to read.\n`,
    ])
  })

  it.each([
    [['--tenant', 'nobody'], 'There is no tenant "nobody".'],
    [
      ['--formt', 'json'],
      "Unknown option '--formt'. Did you mean '--format'? Known here: --dir, --tenant, --format,",
    ],
    [['--format', 'xml'], 'There is no format "xml". There are pretty, json, sarif, github.'],
    [['--max-warnings', 'many'], '--max-warnings is a number of warnings, not "many".'],
    [['--fail-severity', 'info'], '--fail-severity is error or warning, not "info".'],
  ])('exits 2 for %j, and says why in a line', async (args, reason) => {
    await expect(lint(args)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(reason),
    })
  })

  it('lets all present findings wait with a reason and a last day, and is clean until then', async () => {
    const broken = write('baseline', addUnusedPredicate)
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const suppress = [
      '--dir',
      broken,
      '--suppress',
      'Known before the linter came.',
      '--expires',
      '9999-12-31',
    ]
    expect(await lint(suppress)).toBe(0)
    expect(await lint(['--dir', broken])).toBe(0)
    expect(console.log).toHaveBeenCalledWith('1 suppressed finding.')
  })

  it.each([
    [['--suppress', 'Known before the linter came.', '--expires', 'tomorrow'], '--expires: "tomorrow"'],
    [['--suppress', 'Known before the linter came.', '--expires', '2027-02-30'], '--expires: "2027-02-30"'],
    [['--suppress', 'Known before the linter came.', '--expires', '2020-01-01'], '2020-01-01 is past'],
    [['--suppress', 'later', '--expires', '9999-12-31'], '--suppress: This has 5 characters'],
    [['--suppress', 'Known before the linter came.'], '--expires YYYY-MM-DD'],
    [['--expires', '9999-12-31'], '--suppress REASON'],
  ])('refuses %j and writes nothing', async (args, reason) => {
    const broken = write('refused', (tree) => {
      tree['flows/predicates.json'].predicates.inTexas = { field: 'heloc.term', gt: 9 }
    })
    await expect(lint(['--dir', broken, ...args])).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(reason),
    })
    expect(existsSync(path.join(broken, 'lint-suppressions.json'))).toBe(false)
  })

  it('writes no suppressions where nothing is to be suppressed', async () => {
    const clean = write('spotless', () => undefined)
    vi.spyOn(console, 'log').mockImplementation(() => {})
    await lint(['--dir', clean, '--suppress', 'Known before the linter came.', '--expires', '9999-12-31'])
    expect(existsSync(path.join(clean, 'lint-suppressions.json'))).toBe(false)
  })

  it('watches: tells what a save changed, nothing when it changed nothing, and ends at Ctrl-C', async () => {
    const watched = write('watched', () => undefined)
    const file = path.join(watched, 'flows/copy/en-US/complete.json')
    const text = readFileSync(file, 'utf8')
    const lines: string[] = []
    const said = (line: string) => vi.waitFor(() => expect(lines).toContain(line), 10_000)
    vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line.split('\n').at(-1) ?? ''))
    const running = lint(['--dir', watched, '--watch'])
    expect(lines).toEqual(['No findings.'])
    writeFileSync(file, `${text}\n`)
    writeFileSync(file, text.replace('Done', '{'))
    await said('1 error in 1 file.')
    writeFileSync(file, text.slice(0, -5))
    await said('1 error in 1 file.')
    writeFileSync(file, text)
    await vi.waitFor(() => expect(lines.at(-1)).toBe('No findings.'), 10_000)
    process.emit('SIGINT')
    expect(await running).toBe(0)
  })
})

describe('journey drive', () => {
  it('exits 1 and says how to start the product when nothing answers', () => {
    const { exitCode, stderr } = runJourney(['drive', '--url', 'http://127.0.0.1:1'])
    expect(exitCode).toBe(1)
    expect(stderr).toContain('npm start')
  })
})

describe('the command itself', () => {
  it('names the nearest command for a misspelt one', async () => {
    expect(await callCommand('lnt')).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: 'There is no command "lnt". Did you mean "lint"? `journey` alone lists all.\n',
    })
  })

  it('lists its commands when asked for one that is like none', async () => {
    const { exitCode, stderr } = await callCommand('qqqq')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('lint [--dir DIR]')])
  })

  it.each(['--version', '-v', 'version'])('tells its version for %s', async (name) => {
    const { stdout } = await callCommand(name)
    expect(stdout).toBe(`journey ${manifest.version}\n`)
  })

  it.each([
    [['resolve'], '--state is needed'],
    [['resolve', '--state', 'HMAD'], 'Did you mean "HMDA"?'],
    [['resolve', '--state', 'HMDA', '--from', 'start/hmd'], 'Did you mean "start/hmda"?'],
    [['resolve', '--state', 'HMDA', '--tenant', 'harborc'], 'Did you mean "harborcu"?'],
    [['resolve', '--state', 'HMDA', '--context', 'pakage.json'], 'Did you mean "package.json"?'],
    [['settle', '--context', 'README.md', '--from', 'x'], 'README.md'],
    [['send', '--from', 'liens', '--event', 'lienInf'], 'Did you mean "lienInfo"?'],
    [['graph', '--tenant', 'harborc'], 'Did you mean "harborcu"?'],
    [['graph', '--against', 'flws'], 'Did you mean "flows"?'],
    [['graph', 'harborcu'], 'Name a lender by --tenant harborcu.'],
    [['drive', '--road', 'mian'], 'Did you mean "main"?'],
    [['drive', '--until', 'HMAD'], 'Did you mean "HMDA"?'],
    [['drive', '--tenant', 'harborc'], 'Did you mean "harborcu"?'],
    [['funnel', '--tenant', 'harborc'], 'Did you mean "harborcu"?'],
    [['experiment', '--tenant', 'harborc'], 'Did you mean "harborcu"?'],
    [['lint', 'flows'], 'Name a folder by --dir flows, a lender by --tenant flows.'],
    [['lint', '--dir', 'flws'], 'Did you mean "flows"?'],
    [['lint', '--fromat', 'json'], "Did you mean '--format'?"],
    [['format', '--chek'], "Did you mean '--check'?"],
    [['diff', 'flws'], 'Did you mean "flows"?'],
    [['diff', '.', '--tenant', 'harborc'], 'Did you mean "harborcu"?'],
    [['staff', 'ad'], 'Did you mean "add"?'],
    [['vendors', 'dead-leters'], 'Did you mean "dead-letters"?'],
  ])('exits 2 for the wrong usage of %j, and says what is meant', async ([name = '', ...args], hint) => {
    const { exitCode, stderr } = await callCommand(name, ...args)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(hint)])
    expect(stderr).not.toContain('    at ')
  })

  it.each([
    ['lint', '--tenant', 'harbrocu', '--format', 'json'],
    ['lint', '--dir', 'nowhere', '--format=json'],
    ['lint', '--format', 'json', '--watchh'],
    ['test', '--road', 'nowhere', '--format', 'json'],
    ['graph', '--tenant', 'nobody', '--format', 'json'],
    ['diff', 'nowhere', '--format', 'json'],
    ['tenant', 'show', 'nobody', '--format', 'json'],
    ['drive', '--road', 'nowhere', '--json'],
  ])('writes a document for programs also when it fails: %s %s %s', async (name, ...args) => {
    const { exitCode, stdout, stderr } = await callCommand(name, ...args)
    expect(exitCode).toBe(2)
    expect(JSON.parse(stdout).failure).toBe(stderr.trimEnd())
  })

  it('writes SARIF also when it fails, as an execution that did not succeed', async () => {
    const { stdout } = await callCommand('lint', '--tenant', 'harbrocu', '--format', 'sarif')
    const [run] = JSON.parse(stdout).runs
    expect(run.tool.driver.version).toBe(manifest.version)
    expect(run.invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { message: { text: 'There is no tenant "harbrocu". Did you mean "harborcu"?' } },
      ],
    })
  })

  it('explains every option of the linter', async () => {
    const { stdout } = await callCommand('lint', '--help')
    const [synopsis = '', ...details] = stdout.split('\n\n')
    for (const option of synopsis.match(/--[a-z-]+/g) ?? [])
      expect(details.join('\n')).toMatch(new RegExp(`^ +${option} `, 'm'))
  })
})
