import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { ApiError } from '../api/api-error.ts'
import { useErrorText } from './use-error-text.ts'

function Said({ error }: { readonly error: unknown }) {
  return <p data-testid="said">{useErrorText()(error)}</p>
}

it.each([
  ['the server’s own sentence', new ApiError(422, '', { errors: ['Too young.'] }), 'Too young.'],
  [
    'no technical sentence for the page of a proxy',
    new ApiError(502, 'not JSON', undefined, new Response()),
    /^Something unexpected happened/,
  ],
  [
    'nothing of the code for a fault of the page',
    new TypeError('x is not a function'),
    /^Something unexpected happened/,
  ],
  ['that no answer came', new ApiError(0, 'not defined'), /did not respond/],
])('says %s', async (_, error, expected) => {
  await renderScreen(<Said error={error} />)
  expect(screen.getByTestId('said').textContent).toMatch(expected)
})
