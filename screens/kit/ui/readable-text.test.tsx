import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReadableText } from './readable-text.tsx'

const text = 'Call (888) 555-0171 or (800) 555-0199 to limit sharing.'

it('lets every telephone number of a text be called, and changes no word', () => {
  render(
    <ReadableText sections={[{ paragraphs: [text], table: [['Toll-free telephone', '(800) 555-0199']] }]} />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+18885550171',
    'tel:+18005550199',
    'tel:+18005550199',
  ])
  expect(document.querySelector('p')?.textContent).toBe(text)
})
