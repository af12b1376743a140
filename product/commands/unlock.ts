import { parseOptions } from '../../tools/commands/input/parse-options.ts'
import { askOperator } from '../operator/ask-operator.ts'
import { describeUnlocked } from '../operator/describe-unlocked.ts'
import { serverUrl } from '../operator/server-url.ts'

/** Sets an account at a running server free that waits after too many attempts, or whose owner had its money held. */
export async function unlock(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, ['email', 'tenant', 'url'], ['factor', 'json'])
  const [email, tenant] = [options.require('email'), options.find('tenant')]
  const body = {
    email,
    ...(tenant === undefined ? {} : { tenant }),
    ...(options.has('factor') && { removesFactor: true }),
  }
  const unlocked = await askOperator(serverUrl(options), '/operator/unlocks', body)
  console.log(options.has('json') ? JSON.stringify(unlocked, null, 2) : describeUnlocked(email, unlocked))
  return 0
}
