/** True for the name of a file with positions or games in a notation of players. */
export function isRecordName(name: string): boolean {
  return /\.(?:pgn|pdn|fen|sfen|kifu?|csa)$/i.test(name);
}
