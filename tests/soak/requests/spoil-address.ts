import fc from 'fast-check'
import { hostileTexts, inherited } from './hostile.ts'
import type { Spoil } from './spoil.ts'
import { encoded } from './valid-request.ts'

/** Spoils with another address than the call's, or with another method. */
export const addressSpoils: Readonly<Record<string, Spoil>> = {
  'an address that cannot be read': (request) =>
    fc
      .constantFrom(
        '/%zz',
        '/%',
        '/%c0%af',
        '/%00',
        '/..;/',
        '/%2e%2e/%2e%2e/etc/passwd',
        `/${'a'.repeat(8000)}`,
        '/*',
        '/:uuid',
      )
      .map((end) => ({ ...request, call: undefined, path: insert(request.path, end) })),
  'another way to write the address': (request) =>
    fc
      .constantFrom<(path: string) => string>(
        (path) => path.replaceAll('/', '//'),
        (path) => `${path}/`,
        (path) => path.toUpperCase(),
        (path) => path.replace(/\/([^/]*)$/, '%2F$1'),
        (path) => `/.${path}`,
        (path) => `/x/..${path}`,
        (path) => `http://evil.example${path}`,
        (path) => `${path}#fragment`,
        (path) => `${path};a=b`,
      )
      .map((change) => ({ ...request, call: undefined, path: change(request.path) })),
  'something else in the address': (request) => {
    const names =
      request.call?.path.split('/').flatMap((part, index) => (part.startsWith('{') ? [index] : [])) ?? []
    if (names.length === 0) return undefined
    const value = fc.oneof(
      fc.constantFrom(...inherited, '0', '-1', '00000000-0000-0000-0000-000000000000'),
      hostileTexts,
    )
    return fc.tuple(fc.constantFrom(...names), value).map(([index, text]) => ({
      ...request,
      path: withPart(request.path, index, encoded(text.slice(0, 2000))),
      // An empty part makes it another address.
      call: text === '' || text === '.' || text === '..' ? undefined : request.call,
    }))
  },
  'another query': (request) =>
    fc
      .oneof(
        fc.constantFrom(
          'a=1&a=2',
          'orgCode[]=x',
          '__proto__[x]=1',
          '&&&',
          '=',
          '%',
          '%zz=1',
          'orgCode=nobody',
          'org=nobody',
          'q=',
          'application=1',
        ),
        fc
          .tuple(
            fc.constantFrom('orgCode', 'q', 'version', 'application', 'applicationUuid', 'principal'),
            hostileTexts,
          )
          .map(([name, text]) => `${name}=${encoded(text.slice(0, 3000))}`),
      )
      .map((query) => ({
        ...request,
        path: `${request.path}${request.path.includes('?') ? '&' : '?'}${query}`,
      })),
  'another method': (request) =>
    fc
      .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND')
      .map((method) => ({ ...request, method, call: method === request.method ? request.call : undefined })),
}

function insert(path: string, end: string): string {
  const [address = '', ...query] = path.split('?')
  return [address + end, ...query].join('?')
}

function withPart(path: string, index: number, part: string): string {
  const [address = '', ...query] = path.split('?')
  return [address.split('/').with(index, part).join('/'), ...query].join('?')
}
