### Mi történik az asztalnál, ami nem része a játéknak

notice-handed_over = { $by ->
    [themselves] { $name } egyelőre egy botra bízza a helyét.
    [another] { $name } nincs itt; { $other } egy botot ültetett a helyére.
   *[nobody] { $name } nincs itt; a helyén egy bot játszik tovább.
}
notice-time_up = { $name } órája lejárt: egy bot játszik tovább.
notice-taken_back = { $name } visszajött, és tovább játszik.
