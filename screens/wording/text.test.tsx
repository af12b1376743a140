import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../tests/support/browser/render-screen.tsx'
import { Text } from './text.tsx'

it('keeps a code that is read aloud from being translated, and no other words in bold', async () => {
  await renderScreen(<Text id="notary.session.says" values={{ code: '123456' }} />)
  expect(screen.getByText('123456').getAttribute('translate')).toBe('no')
  await renderScreen(<Text id="notary.session.says" values={{ code: 'yours' }} />)
  expect(screen.getByText('yours').getAttribute('translate')).toBeNull()
})
