const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** A token as the server makes them, of nobody's signature. */
export function sampleToken(sub: string, lifetimeSeconds = 1800, org?: string): string {
  const iat = Math.floor(Date.now() / 1000)
  return [part({ alg: 'HS256' }), part({ sub, org, iat, exp: iat + lifetimeSeconds }), 'signature'].join('.')
}
