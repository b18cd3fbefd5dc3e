import type { CommandWords, OptionWords, ProgramWords } from './completion-words.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Completion script for a shell. */
export function shellScript(shell: Shell, words: ProgramWords): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](words);
}

/** Single-quotes a text for bash and zsh. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const listed = (words: readonly string[]) => quoted(words.join(' '));

/** Bash `case` branches that list the values of an option. */
function bashValues(command: string, options: readonly OptionWords[]): string[] {
  return options.flatMap(({ word, values }) => {
    if (values === 'none') return [];
    const answer =
      values === 'files' ? 'files=1' : values === 'any' ? ':' : `words=${listed(values)}`;
    return [`    ${quoted(`${command} ${word}`)}) ${answer}; given=1 ;;`];
  });
}

function bashScript({ name, options, commands }: ProgramWords): string {
  const own = options.map(({ word }) => word);
  const flagsOf = (command: CommandWords) => [...command.options.map(({ word }) => word), ...own];
  return [
    `# bash completion for ${name}`,
    `_${name}() {`,
    '  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}',
    "  local command='' words='' files='' given='' i",
    '  for ((i = 1; i < COMP_CWORD; i++)); do',
    '    case ${COMP_WORDS[i]} in',
    `      ${commands.map(({ word }) => word).join('|')}) command=\${COMP_WORDS[i]}; break ;;`,
    '    esac',
    '  done',
    '  case "$command $prev" in',
    ...['', ...commands.map(({ word }) => word)].flatMap((command) => bashValues(command, options)),
    ...commands.flatMap((command) => bashValues(command.word, command.options)),
    '  esac',
    '  if [[ -z $given && $cur == -* ]]; then',
    '    case $command in',
    `      '') words=${listed(own)} ;;`,
    ...commands.map((one) => `      ${one.word}) words=${listed(flagsOf(one))} ;;`),
    '    esac',
    '  elif [[ -z $given ]]; then',
    '    case $command in',
    `      '') words=${listed(commands.map(({ word }) => word))} ;;`,
    ...commands.map(({ word, values, takesFiles }) => {
      const files = takesFiles ? ' files=1' : '';
      return `      ${word}) words=${listed(values)}${files} ;;`;
    }),
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$cur"))',
    '  if [[ -n $files ]]; then',
    "    local IFS=$'\\n'",
    '    compopt -o filenames 2>/dev/null',
    '    COMPREPLY+=($(compgen -f -- "$cur"))',
    '  fi',
    '}',
    `complete -F _${name} ${name}`,
  ].join('\n');
}

/** Escapes a text inside an `_arguments` specification. */
function specified(text: string): string {
  return text.replaceAll(/[\\:[\]]/g, '\\$&');
}

function zshOption({ word, about, values }: OptionWords): string {
  const start = `${word}[${specified(about)}]`;
  if (values === 'none') return quoted(start);
  const value = values === 'files' ? '_files' : values === 'any' ? ' ' : `(${values.join(' ')})`;
  return quoted(`${start}:value:${value}`);
}

function zshCommand(command: CommandWords, own: readonly OptionWords[]): string {
  const { word, values, takesFiles } = command;
  const names = `compadd -- ${values.map(quoted).join(' ')}`;
  const rest = [...(values.length > 0 ? [names] : []), ...(takesFiles ? ['_files'] : [])];
  const inputs =
    rest.length === 0 ? [] : [quoted(`*:argument:{${rest.join('; ').replaceAll("'", '')}}`)];
  const specs = [...[...command.options, ...own].map(zshOption), ...inputs];
  return `    ${word}) _arguments ${specs.join(' \\\n        ')} ;;`;
}

function zshScript({ name, options, commands }: ProgramWords): string {
  const described = commands.map(({ word, about }) => quoted(`${word}:${specified(about)}`));
  return [
    `#compdef ${name}`,
    `_${name}() {`,
    '  local -a commands',
    `  commands=(${described.join(' ')})`,
    '  local i command=',
    '  for ((i = 2; i < CURRENT; i++)); do',
    '    if (( ${commands[(I)${words[i]}:*]} )); then command=${words[i]}; break; fi',
    '  done',
    '  if [[ -z $command ]]; then',
    `    _arguments ${options.map(zshOption).join(' ')} '*:command:{_describe command commands}'`,
    '    return',
    '  fi',
    '  shift $((i - 1)) words',
    '  (( CURRENT -= i - 1 ))',
    '  case $command in',
    ...commands.map((command) => zshCommand(command, options)),
    '  esac',
    '}',
    `if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi`,
  ].join('\n');
}

function fishOption(name: string, condition: string, option: OptionWords): string {
  const { word, about, values } = option;
  const flag = word.startsWith('--') ? `-l ${word.slice(2)}` : `-s ${word.slice(1)}`;
  const value =
    values === 'none'
      ? ''
      : values === 'files'
        ? ' -r -F'
        : values === 'any'
          ? ' -x'
          : ` -x -a ${listed(values)}`;
  return `complete -c ${name}${condition} ${flag}${value} -d ${fishQuoted(about)}`;
}

/** Single-quotes a text for fish, which supports two escapes within quotes. */
function fishQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function fishScript({ name, options, commands }: ProgramWords): string {
  return [
    `# fish completion for ${name}`,
    `complete -c ${name} -f`,
    ...options.map((option) => fishOption(name, '', option)),
    ...commands.flatMap((command) => {
      const { word, about, values, takesFiles } = command;
      const inside = ` -n '__fish_seen_subcommand_from ${word}'`;
      return [
        `complete -c ${name} -n __fish_use_subcommand -a ${word} -d ${fishQuoted(about)}`,
        ...(takesFiles ? [`complete -c ${name}${inside} -F`] : []),
        ...(values.length > 0 ? [`complete -c ${name}${inside} -a ${listed(values)}`] : []),
        ...command.options.map((option) => fishOption(name, inside, option)),
      ];
    }),
  ].join('\n');
}
