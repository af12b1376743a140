/** Under which the offer chosen and the amount are kept until they are sent; not that of the page's form, which keeps its own. */
export const offerChoiceId = (application: string): string => `${application}:offer-choice`
