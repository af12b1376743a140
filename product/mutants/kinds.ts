import { conditionKinds } from './kinds/conditions.ts'
import { copyKinds } from './kinds/copy.ts'
import { dutyKinds } from './kinds/duties.ts'
import { flagKinds } from './kinds/flags.ts'
import { formKinds } from './kinds/forms.ts'
import { leafKinds } from './kinds/leaves.ts'
import { lenderKinds } from './kinds/lenders.ts'
import { licenceKinds } from './kinds/licences.ts'
import { limitKinds } from './kinds/limits.ts'
import { localeKinds } from './kinds/locales.ts'
import { orderKinds } from './kinds/orders.ts'
import { overrideKinds } from './kinds/overrides.ts'
import { pageKinds } from './kinds/pages.ts'
import { promiseKinds } from './kinds/promises.ts'
import { referenceKinds } from './kinds/references.ts'
import { stateKinds } from './kinds/states.ts'
import { textKinds } from './kinds/texts.ts'
import { transitionKinds } from './kinds/transitions.ts'
import { variantKinds } from './kinds/variants.ts'
import type { Kind } from './mutant.ts'

/** Kinds of mistakes that are tried. */
export const kinds: readonly Kind[] = [
  ...transitionKinds,
  ...conditionKinds,
  ...leafKinds,
  ...variantKinds,
  ...referenceKinds,
  ...stateKinds,
  ...promiseKinds,
  ...pageKinds,
  ...orderKinds,
  ...copyKinds,
  ...formKinds,
  ...lenderKinds,
  ...overrideKinds,
  ...textKinds,
  ...limitKinds,
  ...flagKinds,
  ...dutyKinds,
  ...licenceKinds,
  ...localeKinds,
]
