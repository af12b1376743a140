import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Waits for a part of a page that is loaded lazily, such as the form in a dialog. A tree that suspends goes on only if
 * the promises that it waits for settle within `act`.
 */
export const untilShown = <Found>(find: () => Found): Promise<Found> =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    return find()
  }, 15_000)
