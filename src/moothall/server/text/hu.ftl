### Aminek a kiszolgáló nevet ad, magyarul. Soronként egy név, minden nyelven ugyanannyi.

table-names =
    A Rézüst
    A Szürke Lúd
    A Ferde Orom
    A Kék Hordó
    A Régi Komp
    A Sánta Róka
    A Három Kulcs
    Az Ezüstgyűszű
    A Hosszú Pad
    A Kapulámpás
    A Mohos Kút
    A Vörös Kakas
    A Csendes Malom
    A Törött Kerék
    A Mézesbödön
    A Fehér Szarvas
    A Bádogsíp
    A Vén Diófa
    Az Utolsó Gyertya
    A Molnár Macskája
    A Kőhíd
    A Zöld Zsalu
    A Két Gém
    Az Almáspadlás
    A Sószekér
    A Rézharang
    A Türelmes Öszvér
    A Takácscsomó
    A Fekete Üllő
    A Fecskefészek
    Az Útszéli Kereszt
    A Meleg Tűzhely
    A Mogyorófavessző
    A Lyukas Tető
    Az Aranycipó
    Az Északi Kapu
