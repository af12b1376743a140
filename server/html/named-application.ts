import { isUuid } from '#engine'

/** The application that an address names: in its path, or in the way back that a login keeps. */
export function namedApplication(address: string): string | undefined {
  const [path = '', search] = address.split('?')
  const back = new URLSearchParams(search).get('redirectUrl') ?? ''
  return applicationIn(path) ?? applicationIn(back.split('?')[0] ?? '')
}

/** The segment that looks like a UUID (support specification 5). */
const applicationIn = (path: string): string | undefined => path.split('/').find(isUuid)
