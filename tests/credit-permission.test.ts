import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createTranslate } from '../screens/kit/wording/use-copy.ts'
import { lender } from './support/lenders/lender.ts'

const newest = `${import.meta.dirname}/../flows/documents/soft-credit/2026-11.1.json`

it('says in the settings how long a soft credit permission holds, as the text that is agreed to does', () => {
  const texts = [
    createTranslate(lender('hearthline'))('settings.consents.about.soft-credit'),
    readFileSync(newest, 'utf8'),
  ]
  for (const words of ['applies while your application is open', 'ends when you withdraw the application'])
    expect(texts.map((text) => text.includes(words))).toEqual([true, true])
})
