import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repository } from '#source'
import { sampleTree } from '../../tests/support/lint/sample-tree.ts'
import { writeTree } from '../../tests/support/lint/write-tree.ts'
import { callCommand } from '../../tests/support/processes/call-command.ts'

describe('journey test', () => {
  it('plays a scenario by its name, and exits 0 when it is as written', async () => {
    expect(await callCommand('test', '--scenario', 'minor')).toEqual({
      exitCode: 0,
      stdout: '1 scenario: all as written.\n',
      stderr: `Read 1 scenario of tests/scenarios and no roads of product/drive/roads in ${repository}.\n`,
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

  describe('in a folder of its own', () => {
    let dir = ''
    const scenarios = () => path.join(dir, 'tests/scenarios')
    beforeEach(() => {
      dir = mkdtempSync(path.join(tmpdir(), 'own-'))
      const tree = sampleTree()
      tree['tenants/bank/tenant.json'].default = true
      writeTree(dir, tree)
      mkdirSync(scenarios(), { recursive: true })
    })
    afterEach(() => rmSync(dir, { recursive: true }))

    it('plays nothing of the product, and says with exit code 2 that there is nothing', async () => {
      expect(await callCommand('test', '--dir', dir)).toEqual({
        exitCode: 2,
        stdout: '',
        stderr: `Nothing was played. Read no scenarios of tests/scenarios and no roads of product/drive/roads in ${dir}.\n`,
      })
    })

    it('plays its scenarios, and says which', async () => {
      const scenario = {
        $schema: '../../schemas/dsl/scenario.schema.json',
        title: 'Chooses an offer',
        who: {},
        steps: [{ at: 'OFFER_SELECTION', page: 'product/select' }],
      }
      writeFileSync(path.join(scenarios(), 'offer.json'), JSON.stringify(scenario))
      expect(await callCommand('test', '--dir', dir)).toEqual({
        exitCode: 0,
        stdout: '1 scenario: all as written.\n',
        stderr: `Read 1 scenario of tests/scenarios and no roads of product/drive/roads in ${dir}.\n`,
      })
    })

    it('says in a line what is wrong with a road that does not fit it', async () => {
      const roads = path.join(dir, 'product/drive/roads')
      mkdirSync(roads, { recursive: true })
      writeFileSync(path.join(roads, 'other.json'), '{ "title": 1 }')
      for (const command of ['test', 'graph']) {
        const cwd = vi.spyOn(process, 'cwd').mockReturnValue(dir)
        const { exitCode, stderr } = await callCommand(command)
        cwd.mockRestore()
        expect([exitCode, stderr]).toEqual([
          2,
          expect.stringMatching(/^product\/drive\/roads\/other\.json:1:\d+ .*\n$/),
        ])
      }
    })
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
