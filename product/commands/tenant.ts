import { type Command, CommandFailure } from '../../tools/commands/command-failure.ts'
import { chooseOption } from '../../tools/commands/input/choose-option.ts'

const actions: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./tenant/new.ts')).newTenant,
  list: async () => (await import('./tenant/list.ts')).list,
  show: async () => (await import('./tenant/show.ts')).show,
  diff: async () => (await import('./tenant/diff.ts')).diffTenants,
  check: async () => (await import('./tenant/check.ts')).check,
  preview: async () => (await import('./tenant/preview.ts')).preview,
  publish: async () => (await import('./tenant/publish.ts')).publishTenant,
  remove: async () => (await import('./tenant/remove.ts')).removeTenant,
}

/** Onboards and describes lenders; the first argument names the action. */
export async function tenant([action, ...args]: readonly string[]): Promise<number> {
  if (action === undefined)
    throw new CommandFailure(2, `What is to be done? There are ${Object.keys(actions).join(', ')}.`)
  const load = actions[chooseOption('action', action, actions)]
  if (load === undefined) throw new CommandFailure(2, `There is no action "${action}".`)
  return (await load())(args)
}
