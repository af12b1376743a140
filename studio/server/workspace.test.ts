import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '#source'
import { openWorkspace } from './workspace.ts'

const carLoan = path.join(repository, 'examples/car-loan')

it('tells what needs no proof before the proof ends', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'studio-'))
  for (const part of ['flows', 'tenants', 'schemas', 'journey.config.json', 'lint'])
    cpSync(path.join(carLoan, part), path.join(dir, part), { recursive: true })
  const workspace = openWorkspace(dir)
  const heard: ReturnType<typeof workspace.proof>[] = []
  const proven = () =>
    new Promise<void>((resolve) => {
      const stop = workspace.onNews(() => {
        heard.push(workspace.proof())
        if (workspace.proof().isRunning) return
        stop()
        resolve()
      })
    })
  try {
    await proven()
    expect(heard.at(-1)?.findings).toEqual([])
    const file = path.join(dir, 'flows/pages.json')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/"title": "[^"]+"/, '"title": "nobody.wrote.this"'),
    )
    heard.length = 0
    workspace.refresh()
    await proven()
    const told = heard.filter(({ findings = [] }) => findings.some(({ rule }) => rule === 'copy-missing'))
    expect([told[0], told.at(-1)].map((each) => each?.isRunning)).toEqual([true, false])
  } finally {
    await workspace.close()
    rmSync(dir, { recursive: true })
  }
})
