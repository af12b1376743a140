import fc from 'fast-check'
import { hostileTexts, inherited } from './hostile.ts'
import { boundary, multipart, type Part } from './multipart.ts'
import type { Spoil } from './spoil.ts'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0])
const type: Part = { name: 'type', bytes: Buffer.from('SUPPORT') }
const file: Part = { name: 'file', filename: 'a.png', bytes: png }

/** Spoils of a form with a file. */
export const uploadSpoils: Readonly<Record<string, Spoil>> = {
  'a truncated form': inForm((bytes) => fc.nat({ max: bytes.length }).map((end) => bytes.subarray(0, end))),
  'a form without an end': inForm(() => fc.constant(multipart([type, file], false))),
  'another form': inForm(() =>
    fc.constantFrom(
      ...[
        [],
        [type],
        [file],
        [type, type, file],
        [type, file, file],
        [file, type],
        Array<Part>(9).fill(type),
      ].map((parts) => multipart(parts)),
    ),
  ),
  'other bytes': inForm(() =>
    fc
      .oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc
          .constantFrom('', '%PDF-1.7\njunk', '<svg onload="alert(1)"/>', 'GIF89a', '\xff\xd8\xff')
          .map((text) => Buffer.from(text, 'latin1')),
      )
      .map((bytes) => multipart([type, { ...file, bytes: Buffer.from(bytes) }])),
  ),
  'another type of document': inForm(() =>
    fc
      .oneof(fc.constantFrom(...inherited, 'NOTE', 'DEED', ''), hostileTexts)
      .map((text) => multipart([{ name: 'type', bytes: Buffer.from(text) }, file])),
  ),
  'another name of the file': inForm(() =>
    fc
      .oneof(
        fc.constantFrom(
          '../../../x.png',
          'a".png',
          'C:\\x.png',
          '\u202egnp.exe',
          '',
          `${'n'.repeat(400)}.png`,
        ),
        hostileTexts,
      )
      .map((name) => multipart([type, { ...file, filename: name }])),
  ),
  'other names of fields': inForm(() =>
    fc.constantFrom(...inherited, 'file[]', 'x'.repeat(500)).map((name) =>
      multipart([
        { ...type, name },
        { ...file, name },
      ]),
    ),
  ),
  'another boundary': (request) =>
    isForm(request.headers)
      ? fc
          .constantFrom(
            'multipart/form-data',
            'multipart/form-data; boundary=',
            'multipart/form-data; boundary=other',
            'multipart/mixed',
          )
          .map((contentType) => ({
            ...request,
            headers: { ...request.headers, 'content-type': contentType },
          }))
      : undefined,
  'a connection that ends in the file': (request) =>
    request.body !== undefined && isForm(request.headers)
      ? fc.constant({ ...request, cutAfter: Math.floor(request.body.length / 2) })
      : undefined,
}

const isForm = (headers: Readonly<Record<string, string>>): boolean =>
  headers['content-type'] === `multipart/form-data; boundary=${boundary}`

function inForm(change: (bytes: Buffer) => fc.Arbitrary<Buffer>): Spoil {
  return (request) =>
    request.body !== undefined && isForm(request.headers)
      ? change(request.body).map((body) => ({ ...request, body }))
      : undefined
}
