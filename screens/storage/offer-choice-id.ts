/** Id of the draft that keeps the chosen offer and amount until they are sent; the page's form has a draft of its own. */
export const offerChoiceId = (application: string): string => `${application}:product/select:choice`
