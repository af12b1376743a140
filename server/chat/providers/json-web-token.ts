import { createHmac } from 'node:crypto'
import { parseObject } from '../../vendors/gateway/read-answer.ts'
import { isSameSecret } from './is-same-secret.ts'

/** Signs a JSON Web Token with HS256. */
export function signJsonWebToken(claims: object, secret: string): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${signatureOf(signed, secret)}`
}

/** Reads the claims of a token signed with HS256 and this secret. Undefined for any other. */
export function readJsonWebToken(
  token: string,
  secret: string,
): Readonly<Record<string, unknown>> | undefined {
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (!isSameSecret(signature, signatureOf(`${head}.${claims}`, secret))) return undefined
  return parseObject(Buffer.from(claims, 'base64url').toString('utf8'))
}

const signatureOf = (signed: string, secret: string): string =>
  createHmac('sha256', secret).update(signed).digest('base64url')

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
