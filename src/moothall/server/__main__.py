from moothall.server.command import main

main()
