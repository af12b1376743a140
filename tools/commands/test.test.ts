import { describe, expect, it } from 'vitest'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey test', () => {
  it('plays a scenario by its name, and exits 0 when it is as written', async () => {
    expect(await callCommand('test', '--scenario', 'minor')).toEqual({
      exitCode: 0,
      stdout: '1 scenario: all as written.\n',
      stderr: '',
    })
  })

  it('compares the pages of a road at one lender', async () => {
    const { exitCode, stdout } = await callCommand('test', '--road', 'texas', '--tenant', 'harborcu')
    expect([exitCode, stdout]).toEqual([0, '1 road: all as written.\n'])
  })

  it('prints the same as data', async () => {
    const { stdout } = await callCommand('test', '--scenario', 'minor', '--format', 'json')
    expect(JSON.parse(stdout)).toEqual([
      {
        file: 'tests/scenarios/minor.json',
        title: "A minor's application ends",
        tenant: 'hearthline',
        failures: [],
      },
    ])
  })

  it('tells how much of the journey all of it comes by', async () => {
    const { exitCode, stdout } = await callCommand('test', '--coverage')
    expect([exitCode, stdout.split('\n').map((line) => line.replace(/\d+/g, 'N'))]).toEqual([
      0,
      [
        'transitions: N of N met',
        'triggers: N of N met',
        'outcomes of predicates: N of N met',
        'overrides: N of N met',
        '',
      ],
    ])
  })

  it.each([
    [['--scenario', 'miner'], 'There is no scenario "miner". Did you mean "minor"?\n'],
    [['--road', 'texsa'], 'There is no road "texsa". Did you mean "texas"?\n'],
    [['--tenant', 'harborc'], 'There is no tenant "harborc". Did you mean "harborcu"?\n'],
    [
      ['--record', '--tenant', 'harborcu'],
      '--record writes the pages of every lender: leave --tenant out.\n',
    ],
    [['--dir', 'nowhere'], '"nowhere" is neither a folder nor a git revision.\n'],
  ])('refuses %j in one line', async (args, message) => {
    expect(await callCommand('test', ...args)).toEqual({ exitCode: 2, stdout: '', stderr: message })
  })
})
