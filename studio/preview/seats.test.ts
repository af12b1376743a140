import { request as ask, createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSeats, type Seats } from './seats.ts'

const policy = "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; frame-ancestors 'none'"

describe('a seat', () => {
  let product: Server
  let seats: Seats
  let origin: string
  let cookie: string
  let entered: Response
  const seen: (string | undefined)[] = []

  beforeAll(async () => {
    product = createServer((request, response) => {
      seen.push(request.headers.cookie)
      response.setHeader('content-security-policy', policy)
      response.setHeader('x-frame-options', 'DENY')
      response.setHeader('set-cookie', 'org=first; Path=/')
      if (request.url === '/away') return void response.writeHead(302, { location: '/here' }).end()
      response.setHeader('content-type', 'text/html')
      response.end('<html><head></head><body>Hello</body></html>')
    })
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
    seats = await openSeats(2, () => 4400)
    const address = product.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/page`
    const shown = seats.show(0, { url, storage: { jwt: 'a</script>b' } })
    origin = `http://127.0.0.1:${shown.port}`
    entered = await fetch(origin + shown.path)
    cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  })
  afterAll(async () => {
    await seats.close()
    product.closeAllConnections()
    product.close()
  })

  const get = (path: string, headers: Record<string, string> = { cookie }) =>
    fetch(origin + path, { headers, redirect: 'manual' })

  it.each([
    ['nobody without the token', {}, 401],
    ['no other token', { cookie: 'journey-preview-0=guess' }, 401],
    ['no page of another origin', { origin: 'https://evil.example' }, 403],
    ['not even the studio by a script', { origin: 'http://127.0.0.1:4400' }, 403],
    ['the frame that was opened with it', {}, 200],
  ])('lets in %s', async (_, headers, status) => {
    const own = status === 401 ? headers : { cookie, ...headers }
    expect((await get('/page', own)).status).toBe(status)
  })

  it('lets in no rebound name', async () => {
    const { port } = new URL(origin)
    const status = await new Promise((resolve) =>
      ask({ port, path: '/page', headers: { cookie, host: 'evil.example' } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end(),
    )
    expect(status).toBe(403)
  })

  it('hands no session to somebody without the token', async () => {
    expect((await get('/.studio/enter?token=guess', {})).status).toBe(401)
    expect((await get('/.studio/enter', {})).status).toBe(401)
  })

  it('signs the frame in without letting a value end its script', async () => {
    expect(await entered.text()).toContain(String.raw`"jwt":"a\u003c/script>b"`)
  })

  it('may be framed by the studio alone, and runs the script of the frame beside those of the product', async () => {
    const answer = await get('/page')
    const said = answer.headers.get('content-security-policy')
    expect(said).toContain('frame-ancestors http://127.0.0.1:4400 http://localhost:4400')
    expect(said).toMatch(/script-src 'sha256-[^']+' 'nonce-abc' 'strict-dynamic'/)
    expect(answer.headers.get('x-frame-options')).toBeNull()
    expect(await answer.text()).toMatch(/^<html><head><script>/)
  })

  it('keeps the cookies of the product to itself and shows it none of the studio', async () => {
    const answer = await get('/page')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(seen.at(-1)).toBe('org=first')
  })

  it('shows nothing until it is given a screen', async () => {
    const [, , other = ''] = seats.origins()
    expect((await fetch(`${other}/page`)).status).toBe(401)
  })
})
