import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Waits for something in parts of a page that are loaded lazily, such as the form in a dialog: a tree that suspends goes on
 * only if what it waits for settles within `act`.
 */
export const untilShown = <Found>(find: () => Found): Promise<Found> =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    return find()
  }, 15_000)
