import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Borrower } from './borrower.ts'

/** Borrower whose browser keeps cookies. */
export class Browser extends Borrower {
  cookies: string
  readonly userAgent: string
  /** Address from which it calls. */
  readonly address: string

  constructor(app: FastifyInstance, { cookies = '', userAgent = '', address = '' } = {}) {
    super(app)
    this.cookies = cookies
    this.userAgent = userAgent
    this.address = address
  }

  override async callOnce(options: Parameters<Borrower['callOnce']>[0]): Promise<LightMyRequestResponse> {
    const headers = {
      ...(this.cookies === '' ? {} : { cookie: this.cookies }),
      ...(this.userAgent === '' ? {} : { 'user-agent': this.userAgent }),
      ...(this.address === '' ? {} : { 'x-forwarded-for': this.address }),
      ...options.headers,
    }
    const response = await super.callOnce({ ...options, headers })
    for (const { name, value } of response.cookies)
      this.cookies = [...others(this.cookies, name), `${name}=${value}`].join('; ')
    return response
  }

  signIn = (email: string, password = 'correct horse battery', path = '/identity/api/v1/login') =>
    this.post(path, { email, password, orgCode: 'hearthline' })
}

/** Cookies besides the one of this name. */
const others = (cookies: string, name: string): readonly string[] =>
  cookies.split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`))
