const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** Token in the server's format with an invalid signature, of a session that began `ageSeconds` ago. */
export function sampleToken(sub: string, lifetimeSeconds = 1800, org?: string, ageSeconds = 0): string {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { sub, org, iat, exp: iat + lifetimeSeconds, auth_time: iat - ageSeconds }
  return [part({ alg: 'HS256' }), part(claims), 'signature'].join('.')
}
