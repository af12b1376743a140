import { createHmac } from 'node:crypto'

/** Whether a header carries a JSON Web Token (HS256) with these claims, checked here without the product's own code. */
export function isToken(header: string, secret: string, claims: Readonly<Record<string, unknown>>): boolean {
  const [head = '', body = '', signature] = header.replace(/^Bearer /, '').split('.')
  if (createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url') !== signature) return false
  const told: Readonly<Record<string, unknown>> = JSON.parse(Buffer.from(body, 'base64url').toString())
  const isGood = told.exp === undefined || Number(told.exp) * 1000 > Date.now()
  return isGood && Object.entries(claims).every(([name, value]) => told[name] === value)
}
