import { conditionKinds } from './kinds/conditions.ts'
import { copyKinds } from './kinds/copy.ts'
import { formKinds } from './kinds/forms.ts'
import { lenderKinds } from './kinds/lenders.ts'
import { orderKinds } from './kinds/orders.ts'
import { pageKinds } from './kinds/pages.ts'
import { promiseKinds } from './kinds/promises.ts'
import { referenceKinds } from './kinds/references.ts'
import { stateKinds } from './kinds/states.ts'
import { textKinds } from './kinds/texts.ts'
import { transitionKinds } from './kinds/transitions.ts'
import type { Kind } from './mutant.ts'

/** Every way of going wrong that is tried. */
export const kinds: readonly Kind[] = [
  ...transitionKinds,
  ...conditionKinds,
  ...referenceKinds,
  ...stateKinds,
  ...promiseKinds,
  ...pageKinds,
  ...orderKinds,
  ...copyKinds,
  ...formKinds,
  ...lenderKinds,
  ...textKinds,
]
