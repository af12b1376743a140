import { describe, expect, it } from 'vitest'
import { formFormats } from './form-formats.ts'

const examples: Readonly<
  Record<string, { readonly valid: readonly string[]; readonly invalid: readonly string[] }>
> = {
  'account-number': { valid: ['1234', '12345678901234567'], invalid: ['123', '123456789012345678', '12a4'] },
  'birth-date': { valid: ['1980-05-17'], invalid: ['1980-02-30', '05/17/1980', '0198-02-03', '0000-01-01'] },
  'credit-pin': { valid: ['0000', '1234567890'], invalid: ['123', '12345678901', '12a4'] },
  date: { valid: ['2026-01-01'], invalid: ['2026-1-1', '2026-01-32'] },
  'date-time': {
    valid: ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00.5-08:00'],
    invalid: ['2026-01-01', '2026-01-01T25:00:00Z'],
  },
  email: {
    valid: ['ada@example.com', 'a.b+c@mail.example.co'],
    invalid: ['ada', 'ada@example', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@example.com`],
  },
  'latin-text': {
    valid: [
      ...[
        'Nguyễn',
        'Nguyễn'.normalize('NFD'),
        'Keʻala',
        "O'Neil",
        'O’Neil',
        'Łį́į́ʼ',
        'Ọláyẹ̀mí',
        'Ɓello',
        'M.ª',
        'Ștefan',
      ],
      ...['12½ Æble St. #3', 'Smith & Sons (“S&S”), Inc.', 'A\u00a0B', ''],
    ],
    invalid: [
      ...[
        '李',
        'Зоя',
        'Ελένη',
        'محمد',
        '😀',
        'a\tb',
        'a\nb',
        'a\u200bb',
        'a\u202eb',
        'a\u00adb',
        '\ufeffa',
        'Ａ',
        'ﬁ',
      ],
      ...['\u0301', ' \u0301a', '1\u0301', '-\u0301', 'x\u20dd'],
    ],
  },
  'person-name': {
    valid: [
      ...["O'Brien", 'O’Nguyễn', 'Keʻala', 'Jo-Ann', 'de la Cruz', 'St. John', 'Smith Jr.', 'María José'],
      ...[
        'Nguyễn'.normalize('NFD'),
        'J.R.R. Tolkien',
        'M.ª Ángeles',
        'Doe, Jr.',
        'Jennifer 8. Lee',
        'A\u00a0B',
      ],
      ...['Kanien’kehá:ka', 'Gal·la', 'Smith‑Jones', 'Abd al‑Rahman', 'Mary Ann 3rd', 'X', 'Hawaiʻi'],
    ],
    invalid: [
      ...[
        'Claim $500 at http://evil.example/x now,',
        'www.evil',
        'evil.com',
        '<b>Jo</b>',
        '{name}',
        'jo@doe',
      ],
      ...[
        'Call 206 555',
        'Jo 2 Doe 3',
        'Jo; Doe',
        'Jo/Doe',
        'Jo & Co',
        '-',
        '.',
        '7',
        '7.',
        '“Jo”',
        '李',
        'Jo\u202eDoe',
        '\u0301Jo',
      ],
    ],
  },
  'routing-number': {
    valid: ['021000021', '121000248'],
    invalid: ['021000022', '000000000', '12100024', '1210002480'],
  },
  ssn: {
    valid: ['123-45-6789', '123456789'],
    invalid: ['000-45-6789', '666-45-6789', '900-45-6789', '123-00-6789', '123-45-0000', '12-345-6789'],
  },
  'state-code': { valid: ['TX', 'DC', 'AL'], invalid: ['XX', 'tx', 'T', 'AL AK', 'L '] },
  'us-phone': {
    valid: ['(206) 555-0123', '206.555.0123', '+1 206 555 0123'],
    invalid: [
      ...['555-0123', '+44 20 7946 0958', '0000000000', '1234567890', '2061550123', '206 055 0123'],
      ...['206.555.0123 x12', '0012065550123', '1 106 555 0123'],
    ],
  },
  uuid: { valid: ['5b1f0e6c-2d3a-4c4b-9a70-0f6d8e2b7c11'], invalid: ['5b1f0e6c'] },
  zip: { valid: ['78701', '78701-1234'], invalid: ['7870', '78701-12', '787011234'] },
}

describe('formFormats', () => {
  it('has examples for every format', () => {
    expect(Object.keys(examples)).toEqual(Object.keys(formFormats))
  })

  it.each(Object.entries(examples))('%s accepts and refuses its examples', (name, { valid, invalid }) => {
    const test = (text: string): boolean => formFormats[name]?.(text) === true
    expect(valid.filter((text) => !test(text))).toEqual([])
    expect(invalid.filter(test)).toEqual([])
  })
})
