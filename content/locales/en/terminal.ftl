# The command line.
cli-about = Turn-based games for the terminal and the browser. Without a command, the arcade opens.
cli-version-about = print the version
cli-lang-about = speak this language (a folder of content/locales)
cli-help-about = explain a command
cli-heading-usage = Usage:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-no-language = There is no language “{ $language }” here. There are: { $languages }.
cli-unknown-option = There is no option { $name }.
cli-unknown-command = There is no command “{ $name }”.
cli-missing-argument = The argument “{ $name }” is missing.
cli-missing-value = The option { $name } needs a value.
cli-too-many-arguments = There are too many arguments for “{ $name }”.
cli-did-you-mean = Did you mean { $meant }?
cli-see-help = See turnwright --help.

cli-web-about = serve the page on this machine and open it in the browser
cli-web-port = the port to listen on; a taken one moves to the next (preset: { $preset })
cli-web-host = the name or address to listen on (preset: { $preset })
cli-web-no-open = do not open the browser
cli-web-bad-port = “{ $port }” is no port: give a whole number from 0 to 65535.
cli-web-not-built = The page is not built: run “npm run build” in the folder of the program.
cli-web-no-host = Cannot listen on “{ $host }”: { $reason }
cli-web-no-port = Port { NUMBER($port, useGrouping: 0) } and a hundred after it are taken: choose another one with --port.
cli-web-ready = The arcade is ready at:
cli-web-stop = Press Ctrl-C to stop.
