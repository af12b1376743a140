import sandbox from './sandbox.json' with { type: 'json' }

type Address = (typeof sandbox.addresses)[number]

/** At most five addresses of the table that hold every word typed; none before the third character. */
export function suggestAddresses(typed: string): readonly Address[] {
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  if (words.join('').length < 3) return []
  const holds = ({ street1, city, state, zip }: Address) => {
    const whole = `${street1} ${city} ${state} ${zip}`.toLowerCase()
    return words.every((word) => whole.includes(word))
  }
  return sandbox.addresses.filter(holds).slice(0, 5)
}
