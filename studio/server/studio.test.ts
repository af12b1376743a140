import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '#source'
import type { Edited } from '../api/changes.ts'
import type { NodeView } from '../api/nodes.ts'
import type { Overview } from '../api/overview.ts'
import type { Hit, PageRow, PageView } from '../api/pages.ts'
import type { Sentence } from '../api/words.ts'
import { type Studio, startStudio } from './start-studio.ts'

// A project of another product, so that nothing here can rely on this one's.
const carLoan = path.join(repository, 'examples/car-loan')

describe('studio', () => {
  let dir: string
  let studio: Studio
  let origin: string
  let cookie: string

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'studio-'))
    for (const part of ['flows', 'tenants', 'schemas', 'journey.config.json', 'lint'])
      cpSync(path.join(carLoan, part), path.join(dir, part), { recursive: true })
    studio = await startStudio(dir, 0)
    origin = new URL(studio.url).origin
    const opened = await fetch(studio.url, { redirect: 'manual' })
    cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  })
  afterAll(async () => {
    await studio.close()
    rmSync(dir, { recursive: true })
  })

  const request = (url: string, init: RequestInit = {}) =>
    fetch(origin + url, { ...init, headers: { cookie, ...init.headers } })
  const get = async <T>(url: string): Promise<T> => (await request(url)).json() as Promise<T>
  const post = (url: string, body: unknown) =>
    request(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const proven = async (): Promise<Overview> => {
    const now = await get<Overview>('/api/overview')
    return now.proof.isRunning ? new Promise((done) => setTimeout(done, 50)).then(proven) : now
  }

  describe('lets in', () => {
    it.each([
      ['nobody without the token', { cookie: '' }, 401],
      ['no other token', { cookie: 'journey-studio-0=guess' }, 401],
      ['no page of another origin', { origin: 'https://evil.example' }, 403],
      ['the browser that was opened with it', {}, 200],
    ])('%s', async (_, headers, status) => {
      expect((await request('/api/overview', { headers })).status).toBe(status)
    })

    it('no rebound name', async () => {
      const { port } = new URL(origin)
      const { request: ask } = await import('node:http')
      const status = await new Promise((resolve) =>
        ask({ port, path: '/api/overview', headers: { cookie, host: 'evil.example' } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        }).end(),
      )
      expect(status).toBe(403)
    })
  })

  it('lists the pages of any product, with the states that show them', async () => {
    const rows = await get<readonly PageRow[]>('/api/pages')
    const ids = Object.keys(JSON.parse(readFileSync(path.join(dir, 'flows/pages.json'), 'utf8')).pages)
    expect(rows.map(({ id }) => id)).toEqual(ids)
    expect(rows.filter(({ states }) => states.length > 0).length).toBeGreaterThan(3)
  })

  it('finds a sentence by its words, and the page on which it stands', async () => {
    const [row] = (await get<readonly PageRow[]>('/api/pages')).filter(({ states }) => states.length > 0)
    const [hit] = await get<readonly Hit[]>(`/api/search?q=${encodeURIComponent(row?.title ?? '')}`)
    expect(hit).toMatchObject({ page: row?.id, text: row?.title })
  })

  it('rewords for one lender by its own file alone, and takes it back', async () => {
    const { lenders } = await get<Overview>('/api/overview')
    const lender = lenders.find(({ isGroup }) => !isGroup)?.code ?? ''
    const [row] = await get<readonly PageRow[]>('/api/pages')
    const page = await get<PageView>(`/api/page?id=${encodeURIComponent(row?.id ?? '')}&lender=${lender}`)
    const sentence = page.sentences[0]
    const layer = sentence?.layers.find(({ whose }) => whose === lender)
    expect(layer?.lenders).toEqual([lender])
    const before = readFileSync(path.join(dir, layer?.file ?? ''), 'utf8')
    const change = { file: layer?.file, pointer: layer?.pointer, after: 'Our own words' }
    const done = (await (await post('/api/edit', { title: 'Reword', changes: [change] })).json()) as Edited
    expect(done).toEqual({ conflicts: [] })
    const words = await get<{ sentences: readonly Sentence[] }>(
      `/api/words?q=${sentence?.key}&lender=${lender}`,
    )
    expect(words.sentences[0]).toMatchObject({ text: 'Our own words', writtenBy: lender })
    await post('/api/undo', {})
    expect(readFileSync(path.join(dir, layer?.file ?? ''), 'utf8')).toBe(before)
  })

  it('describes any part of a file by its schema', async () => {
    const node = await get<NodeView>('/api/node?file=flows/pages.json&pointer=/pages')
    expect(node).toMatchObject({ kind: 'map' })
    const [page] = node.children
    expect(page?.children.find(({ key }) => key === 'title')).toMatchObject({
      kind: 'text',
      names: 'copy',
      isRequired: true,
    })
    expect(page?.addable.every(({ help }) => help.length > 0)).toBe(true)
    expect((await request('/api/node?file=flows/pages.json&pointer=/nowhere')).status).toBe(404)
  })

  it('proves what somebody saves in an editor, and proposes nothing that the linter refuses', async () => {
    expect((await proven()).proof.problems).toEqual([])
    const file = path.join(dir, 'flows/pages.json')
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, good.replace(/"title": "[^"]+"/, '"title": "nobody.wrote.this"'))
    const news = await request('/api/news')
    const reader = news.body?.getReader()
    while ((await get<Overview>('/api/overview')).proof.problems.length === 0) await reader?.read()
    await reader?.cancel()
    const { proof } = await proven()
    expect(proof.problems[0]).toMatchObject({ severity: 'error', place: { file: 'flows/pages.json' } })
    const refused = await post('/api/propose', { name: 'mine', message: 'Reword' })
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('The linter refuses'),
    ])
    writeFileSync(file, good)
  })
})
