import type { ComponentChildren } from 'preact';

interface OfferGroupsProps<G extends string, O> {
  readonly groups: readonly G[];
  readonly offers: readonly O[];
  readonly nameOf: (group: G) => string;
  /** True if the group names are visible above them. */
  readonly isNamed?: boolean;
  readonly show: (offer: O) => ComponentChildren;
}

/** Offers by group, each with a name for screen readers. */
export function OfferGroups<G extends string, O extends { readonly group: G }>({
  groups,
  offers,
  nameOf,
  isNamed = false,
  show,
}: OfferGroupsProps<G, O>) {
  return groups.map((group) => {
    const ofGroup = offers.filter((offer) => offer.group === group);
    if (ofGroup.length === 0) return null;
    return (
      <div
        key={group}
        class={`offer-group offers-${group}`}
        role="group"
        aria-label={nameOf(group)}
      >
        {isNamed ? <h3 class="offer-group-name">{nameOf(group)}</h3> : null}
        {ofGroup.map(show)}
      </div>
    );
  });
}
