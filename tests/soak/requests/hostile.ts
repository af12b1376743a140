import fc from 'fast-check'
import type { Json } from '#source'

/** Names that every JavaScript object has. */
export const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'] as const

const longest = 100_000

/** Texts that often break programs. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      'a\u0000b',
      '\ud800',
      'x\udfffy',
      '\u202eevil\u202c',
      '\u200f\u200e',
      '\ufeff',
      '\r\n',
    ],
    ...["'; drop table applications; --", '<script>alert(1)</script>', '{{7*7}}', '#{7*7}', '%s%n', '=cmd|1'],
    ...[
      '../../../../etc/passwd',
      '..\\..\\windows',
      'file:///etc/passwd',
      '//evil.example',
      'javascript:alert(1)',
    ],
    ...['１２３', '٠١٢', 'ﷺ', 'Z̡̖̜͖̰̣͉̜', '👩‍👩‍👧‍👦', 'İ', 'ß', 'NaN', 'null', 'true', '1e999', '-0', '0x10'],
    ...['2026-02-30', '0000-00-00', '+275760-09-13T00:00:00Z', '999999999999999999999'],
    ...inherited,
  ),
  fc.integer({ min: 200, max: longest }).map((length) => 'x'.repeat(length)),
  fc.integer({ min: 20, max: 2000 }).map((length) => '😀'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** Values of an unexpected type. */
export const hostileValues: fc.Arbitrary<Json> = fc.oneof(
  hostileTexts,
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -1,
    0.1,
    1e308,
    -1e308,
    5e-324,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
  ),
  fc.constantFrom<Json>([], [[]], [null], {}, { '': null }, { length: -1 }, { toString: null }),
  fc.constant<Json>(JSON.parse('{"__proto__":{"isAdmin":true}}')),
  fc.integer({ min: 10, max: 2000 }).map(nested),
  fc.integer({ min: 100, max: 3000 }).map((length) => Array.from({ length }, () => 0)),
)

/** Arrays nested to a depth. */
function nested(depth: number): Json {
  let value: Json = []
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}
