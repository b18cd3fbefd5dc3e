/** Effect of choosing an offer. */
type Choice<C, A, E> =
  | { readonly kind: 'command'; readonly command: C }
  /** Performed in order, until one is refused. */
  | { readonly kind: 'act'; readonly actions: readonly A[] }
  | { readonly kind: 'begin'; readonly errand: E };

/** An action that fits the situation, for a button. */
export interface Offer<K, C, A, E> {
  readonly kind: K;
  readonly label: string;
  readonly choice: Choice<C, A, E>;
}

/** The run that an offer acts on, and the shell's commands. */
interface Actor<C, A, E> {
  readonly run: {
    act(action: A): boolean;
    begin(errand: E): void;
    stop(): void;
  };
  readonly command: (command: C) => void;
}

/** Performs an offer. */
export function takeOffer<C, A, E>(
  { choice }: Pick<Offer<unknown, C, A, E>, 'choice'>,
  { run, command }: Actor<C, A, E>,
): void {
  run.stop();
  if (choice.kind === 'begin') run.begin(choice.errand);
  else if (choice.kind === 'command') command(choice.command);
  else choice.actions.every((action) => run.act(action));
}
