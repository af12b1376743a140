import { createHash } from 'node:crypto'
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { frameScript, versionHeader } from './frame-script.ts'

/** Server whose screens a seat shows. */
export interface Upstream {
  readonly url: URL
  /** Cookies that it has set. They are kept here, because browsers share cookies among all ports of a machine. */
  readonly jar: Map<string, string>
  /** Origins that may frame it. */
  readonly framedBy: readonly string[]
}

/** Answers a request of a frame with what the product answers, in a document with the script of the frame. */
export function forward(upstream: Upstream, request: IncomingMessage, response: ServerResponse): void {
  const { url, jar } = upstream
  const asked = ask(
    new URL(request.url ?? '/', url.origin),
    { method: request.method, headers: headersFor(upstream, request.headers) },
    (answer) => {
      for (const cookie of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
      const headers = answerHeaders(upstream, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html') !== true) {
        response.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(response)
        return
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const document = withScript(Buffer.concat(chunks).toString(), headers, upstream.framedBy)
        response.writeHead(answer.statusCode ?? 502, document.headers).end(document.text)
      })
    },
  )
  asked.on('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end('The product does not answer.')
  })
  response.on('close', () => asked.destroy())
  request.pipe(asked)
}

/** Connects a socket of a frame, over which a development server tells of changed modules. */
export function forwardSocket(
  upstream: Upstream,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const { hostname, port } = upstream.url
  const server = connect(Number(port), hostname, () => {
    const headers = Object.entries(headersFor(upstream, request.headers))
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    server.write(`GET ${request.url} HTTP/1.1\r\n${lines}\r\n`)
    server.write(head)
    socket.pipe(server).pipe(socket)
  })
  const end = () => {
    server.destroy()
    socket.destroy()
  }
  for (const each of [server, socket]) each.on('error', end).on('close', end)
}

/** Headers as the product's own page would send them. */
function headersFor({ url, jar }: Upstream, given: IncomingHttpHeaders): Record<string, string> {
  const own = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || /^(cookie|referer|accept-encoding|sec-fetch-.*|if-none-match)$/.test(name)
      ? []
      : [[name, String(value)] as const],
  )
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    ...Object.fromEntries(own),
    host: url.host,
    ...(given.origin !== undefined && { origin: url.origin }),
    ...(cookie !== '' && { cookie }),
  }
}

function answerHeaders({ url, framedBy }: Upstream, given: IncomingHttpHeaders) {
  const {
    'set-cookie': _,
    'x-frame-options': __,
    'content-security-policy': policy,
    location,
    ...rest
  } = given
  return {
    ...rest,
    ...(location !== undefined && { location: location.replace(url.origin, '') }),
    ...(policy !== undefined && {
      'content-security-policy': String(policy).replace(
        /frame-ancestors [^;]*/,
        `frame-ancestors ${framedBy.join(' ')}`,
      ),
    }),
  }
}

/** Document with the script of the frame, which its policy then allows by its hash. */
function withScript(text: string, given: IncomingHttpHeaders, studio: readonly string[]) {
  const { 'content-security-policy': policy = '', 'content-length': _, ...rest } = given
  const script = frameScript(studio)
  const hash = createHash('sha256').update(script).digest('base64')
  // Each answer has a nonce of its own.
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(policy)) ?? []
  const said = nonce === '' ? text : text.replaceAll(nonce, '')
  return {
    text: text.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    headers: {
      ...rest,
      ...(policy !== '' && {
        'content-security-policy': String(policy).replace('script-src ', `script-src 'sha256-${hash}' `),
      }),
      [versionHeader]: createHash('sha256').update(said).digest('hex'),
    },
  }
}
