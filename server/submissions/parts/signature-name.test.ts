import { describe, expect, it } from 'vitest'
import { signaturesOf } from '#product'
import { requireSignatureOf } from './signature-name.ts'

const names = signaturesOf({
  firstName: 'Keʻala Thị',
  middleName: 'Jo-Ann',
  lastName: 'O’Nguyễn',
  suffix: 'Jr.',
})
const signing = (typed: string) => () => requireSignatureOf(names, typed)

describe('a typed signature', () => {
  it.each([
    'Keʻala Thị O’Nguyễn',
    'keʻala  thị o’nguyễn ',
    'KEʻALA THỊ JO-ANN O’NGUYỄN JR.',
    'Keʻala Thị O’Nguyễn'.normalize('NFD'),
    "Ke'ala Thị O'Nguyễn",
    'Ke‘ala Thị Jo‐Ann O`Nguyễn Jr',
    "Ke'ala Thi O'Nguyen",
  ])('is that of the application, whatever the keyboard makes of it: %s', (typed) => {
    expect(signing(typed)).not.toThrow()
  })

  it.each(['Kela Thi O’Nguyen', 'Ke’ala Tha O’Nguyen', 'Keʻala Thị', 'Keʻala ThịO’Nguyễn', ''])(
    'is refused with another name: %s',
    (typed) => {
      expect(signing(typed)).toThrow('SIGNATURE_NAME')
    },
  )

  it('is refused with the name that documents print, so that it can be typed as it stands there', () => {
    const asked = { name: 'Keʻala Thị Jo-Ann O’Nguyễn Jr.' }
    expect(signing('Kela')).toThrow(expect.objectContaining({ values: asked }))
    expect(signing(asked.name)).not.toThrow()
  })
})
