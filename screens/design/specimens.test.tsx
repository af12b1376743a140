import { expect, it } from 'vitest'
import { renderScreen } from '../../tests/support/browser/render-screen.tsx'
import { specimens } from './specimens.tsx'

/** Components that appear as parts of others, or that render nothing of their own. */
const within = ['dialog-window', 'icon', 'optional', 'visually-hidden']

it('shows every component of screens/ui', () => {
  const components = Object.keys(import.meta.glob('../ui/**/*.tsx'))
    .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length))
    .filter((name) => !name.endsWith('.test'))
  const missing = components.filter((name) => !(name in specimens) && !within.includes(name))
  expect(missing).toEqual([])
})

it('draws each of them', async () => {
  for (const [name, specimen] of Object.entries(specimens)) {
    const { container, unmount } = await renderScreen(<div>{specimen}</div>)
    expect(container.querySelector('div')?.childElementCount, name).toBeGreaterThan(0)
    unmount()
  }
})
